import { emptyBike } from '@motohaat/contract/bike-fields';
import { drafts } from '@motohaat/platform';
import { renderWithPlatform } from '@motohaat/testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { flat } from './field-names.ts';
import { ListingFrame } from './listing-frame.tsx';
import { useField, useListing } from './listing-store.ts';
import { lateParts } from './rest/late-parts.ts';
import { inputsOfTheBike, TheBike } from './the-bike.tsx';

const seller = {
  id: 'u1',
  email: 'r@b.example',
  name: 'Rafiq',
  role: 'seller',
  photo: null,
} as const;
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const restOf = () => screen.queryByLabelText<HTMLInputElement>('Place in the rest');

/** A rest of one field. */
function Rest() {
  const { input } = useField('location');
  const held = useListing((state) => state.held.flatMap(({ files }) => files).length);
  return (
    <label>
      Place in the rest
      <input {...input} data-held={held} />
    </label>
  );
}
const rest = { Rest, lateParts };

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {
        // Nothing is ever near.
      }
      disconnect() {
        // As before.
      }
    },
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

function draw(load: () => Promise<typeof rest> = () => Promise.resolve(rest)) {
  const asked = vi.fn(load);
  const view = renderWithPlatform(
    <ListingFrame
      names={{ form: 'bike.u1', photos: 'photos.u1' }}
      place="device"
      beginning={flat(emptyBike)}
      stored={[]}
      first={<TheBike />}
      drawn={inputsOfTheBike}
      load={asked}
    >
      {(module) => <module.Rest />}
    </ListingFrame>,
    { session: { status: 'ready', user: seller } },
  );
  return { ...view, asked };
}

test('the rest is asked for once, by the first focus in the form, and the field keeps focus and text', async () => {
  const { asked, user } = draw();
  expect(asked).not.toHaveBeenCalled();
  expect(restOf()).toBeNull();
  const year = field('Year');
  await user.type(year, '2021');
  expect(restOf()).toBeTruthy();
  expect(field('Year')).toBe(year);
  expect(year.value).toBe('2021');
  expect(document.activeElement).toBe(year);
  expect(asked).toHaveBeenCalledOnce();
});

test('what is typed before the rest is there is kept on the device, with what was kept of the rest', async () => {
  const kept = { location: 'Mirpur', year: '2019', 'papers.smartCard': 'yes' };
  drafts.write('bike.u1', { owner: 'u1', at: Date.now(), fields: kept });
  draw(() => new Promise(() => undefined));
  fireEvent.change(field('Year'), { target: { value: '2020' } });
  fireEvent.change(field('Product name'), { target: { value: 'Shalik 110' } });
  cleanup();
  draw();
  expect((await screen.findByLabelText<HTMLInputElement>('Place in the rest')).value).toBe(
    'Mirpur',
  );
  expect([field('Year').value, field('Product name').value]).toEqual(['2020', 'Shalik 110']);
  expect(drafts.read('bike.u1')).toMatchObject({ fields: { 'papers.smartCard': 'yes' } });
});

test('a rest that does not come says so, loses nothing, and comes on Retry', async () => {
  const load = vi.fn(() => Promise.resolve(rest)).mockRejectedValueOnce(new Error('offline'));
  const { asked, user } = draw(load);
  const photo = new File(['x'], 'a.jpg', { type: 'image/jpeg' });
  await user.upload(field('Choose photos'), photo);
  await user.type(field('Year'), '2021');
  expect(await screen.findByText(/The rest of the form has not come/)).toBeTruthy();
  expect(screen.getByText(/Your photos are sent as soon as/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(restOf()?.dataset['held']).toBe('1');
  expect(document.activeElement).toBe(restOf());
  expect(field('Year').value).toBe('2021');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('who goes on to the rest by keyboard before it is there, goes on in it', async () => {
  const waiting: ((module: typeof rest) => void)[] = [];
  const { user } = draw(() => new Promise((resolve) => waiting.push(resolve)));
  act(() => field('Category').focus());
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'The rest of the form' }));
  await act(async () => waiting[0]?.(rest));
  expect(document.activeElement).toBe(restOf());
});
