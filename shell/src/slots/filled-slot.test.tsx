import type { SlotProps } from '@motohaat/platform';
import { fillBrowserGaps } from '@motohaat/testing';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';

import type { PageLoader } from '../remotes/page-loader.ts';
import { type Services, ServicesContext } from '../services.ts';
import { composedRemote, compositionOf } from '../testing/compositions.ts';
import { FilledSlot } from './filled-slot.tsx';

const shop = composedRemote(
  'mfe-shop',
  {},
  {
    fillings: [
      { id: 'second', slot: 'navbar.end', order: 20 },
      { id: 'elsewhere', slot: 'dashboard.home', order: 1 },
      { id: 'own', slot: 'bike.notice', order: 1, when: { 'bike.own': true, role: 'buyer' } },
      { id: 'others', slot: 'bike.notice', order: 2, when: { 'bike.own': false } },
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
  {
    closed: 'Back at noon.',
    fillings: [
      { id: 'closed', slot: 'navbar.end', order: 1 },
      { id: 'too', slot: 'navbar.end', order: 2 },
      { id: 'search', slot: 'search.acts', order: 1 },
    ],
  },
);
fillBrowserGaps();
const note = vi.fn<Services['reports']['note']>();
const refresh = vi.fn<() => Promise<void>>(async () => undefined);
beforeEach(() => refresh.mockClear());

const loaded: PageLoader['loaded'] = () => undefined;

function show(
  load: PageLoader['load'],
  { status = 'current', ...slot }: Partial<SlotProps> & { status?: string } = {},
) {
  const composition = compositionOf([shop, closed, office], 'buyer');
  const services = {
    composition: { use: () => ({ status, composition }), refresh },
    loader: { load, reload: load, loaded },
    reports: { note },
    reloadDocument: async () => false,
  } as unknown as Services;
  render(
    <ServicesContext value={services}>
      <FilledSlot
        name="navbar.end"
        properties={{}}
        waiting={<p>…</p>}
        renderFailed={(retry) => (
          <button type="button" onClick={retry}>
            Again
          </button>
        )}
        {...slot}
      />
    </ServicesContext>,
  );
}

const renderClosed = (sentence: string) => <p>{sentence}</p>;

const renderNone = (retry: () => void) => (
  <button type="button" onClick={retry}>
    None
  </button>
);

it('says once why what a remote fills it with was taken off, and nothing where the slot has no words', async () => {
  const load = vi.fn(async (_remote: unknown, id: string) => named(id));
  show(load, { renderClosed, renderNone });
  await screen.findByText('first');
  expect(screen.getAllByText('Back at noon.')).toHaveLength(1);
  expect(load).not.toHaveBeenCalledWith(closed, expect.anything());
});

it('says why alone where nobody else fills it, and not that nobody does', () => {
  show(async () => named('none'), { name: 'search.acts', renderClosed, renderNone });
  screen.getByText('Back at noon.');
  expect(screen.queryByRole('button', { name: 'None' })).toBeNull();
});

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
  expect(note).toHaveBeenCalledWith(
    expect.objectContaining({ kind: 'render_error', remote: office }),
  );
  isBroken = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Again' }));
  await screen.findByText('mended');
});

const Told = ({ bike }: { bike?: object }) => <p>{JSON.stringify(bike)}</p>;
const bike = { _id: 'p1', own: true };

it('tells a filling the properties of its slot, and asks for none whose condition is not met', async () => {
  const load = vi.fn(async () => Told);
  const properties = { bike, namedBy: 'n' } as SlotProps['properties'];
  show(load, { name: 'bike.notice', properties });
  await screen.findByText('{"_id":"p1","own":true}');
  expect(load.mock.calls).toEqual([[shop, 'own']]);
});

it.each([
  ['current', 1],
  ['failed', 1],
  ['stale', 0],
])('says that nobody fills a slot once that is settled: %s', async (status, times) => {
  show(async () => Told, { name: 'bike.acts', status, renderNone });
  const said = screen.queryAllByRole('button', { name: 'None' });
  expect(said).toHaveLength(times);
  for (const each of said) await userEvent.click(each);
  expect(refresh).toHaveBeenCalledTimes(times);
});

it('asks for the code of a filling when somebody comes near its place, and not before', async () => {
  const seen: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (typeof seen)[number]) {
        seen.push(report);
      }
      observe() {}
      disconnect() {}
    },
  );
  const load = vi.fn(async (_remote: unknown, id: string) => named(id));
  show(load);
  expect(screen.getAllByText('…')).toHaveLength(2);
  act(() => seen[0]?.([{ isIntersecting: false }]));
  expect(load).not.toHaveBeenCalled();
  act(() => seen[0]?.([{ isIntersecting: true }]));
  await screen.findByText('first');
  expect(load).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
