import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import type { PageLoader } from '../remotes/page-loader.ts';
import { type Services, ServicesContext } from '../services.ts';
import { composedRemote, compositionOf } from '../testing/compositions.ts';
import { Slot } from './slot.tsx';

const shop = composedRemote(
  'mfe-shop',
  {},
  {
    fillings: [
      { id: 'second', slot: 'navbar.end', order: 20 },
      { id: 'elsewhere', slot: 'dashboard.home', order: 1 },
    ],
  },
);
const office = composedRemote(
  'mfe-office',
  {},
  { fillings: [{ id: 'first', slot: 'navbar.end', order: 10 }] },
);
const closed = composedRemote(
  'mfe-closed',
  {},
  { closed: 'Back at noon.', fillings: [{ id: 'closed', slot: 'navbar.end', order: 1 }] },
);
const note = vi.fn<(remote: unknown, what: string) => void>();

function show(load: PageLoader['load'], loaded: PageLoader['loaded'] = () => undefined) {
  const composition = compositionOf([shop, closed, office], 'buyer');
  const services = {
    composition: { use: (select: (state: object) => unknown) => select({ composition }) },
    loader: { load, reload: load, loaded },
    reports: { note },
    reloadDocument: async () => false,
  } as unknown as Services;
  render(
    <ServicesContext value={services}>
      <Slot
        name="navbar.end"
        waiting={<p>…</p>}
        renderFailed={(retry) => (
          <button type="button" onClick={retry}>
            Again
          </button>
        )}
      />
    </ServicesContext>,
  );
}

const named = (id: string) =>
  function Filling() {
    return <p>{id}</p>;
  };

it('shows what the remotes of the composition fill it with, in order, and nothing of one taken off', async () => {
  show(async (_remote, id) => named(id));
  expect(screen.getAllByText('…')).toHaveLength(2);
  await screen.findByText('first');
  expect(screen.getAllByText(/\w/).map((each) => each.textContent)).toEqual(['first', 'second']);
});

it('keeps a filling that throws or does not come from the others, and tries it again', async () => {
  let isBroken = true;
  const Throwing = () => {
    if (isBroken) throw new Error('broken');
    return <p>mended</p>;
  };
  vi.spyOn(console, 'error').mockImplementation(() => {});
  show(async (_remote, id) => (id === 'first' ? Throwing : named(id)));
  await screen.findByText('second');
  expect(note).toHaveBeenCalledWith(office, 'render_error');
  isBroken = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Again' }));
  await screen.findByText('mended');
});
