import type { ListResult, MoreRows } from '@motohaat/domain/list-result';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { PagedList } from './paged-list.tsx';
import { EmptyState } from './states.tsx';

type Row = { _id: string };
type Ready = Extract<ListResult<Row>, { status: 'ready' }>;

const ready = (names: string, rest: Partial<Ready> = {}): ListResult<Row> => ({
  status: 'ready',
  rows: names.split('').map((name) => ({ _id: name })),
  isStale: false,
  ...rest,
});
const more = (changes: Partial<MoreRows> = {}) =>
  ({ status: 'idle', load: vi.fn(), ...changes }) as MoreRows;
const failed = (reason: 'offline' | 'error', retry = vi.fn()): ListResult<Row> => ({
  status: 'failed',
  reason,
  message: reason === 'offline' ? 'You are offline.' : 'No connection.',
  error: null,
  retry,
});

function draw(first: ListResult<Row>) {
  const ui = (list: ListResult<Row>) => (
    <PagedList
      list={list}
      label="My Orders"
      loading="Loading your orders"
      failed="Your orders could not be loaded."
      empty={<EmptyState>Nothing yet.</EmptyState>}
    >
      {({ _id: id }) => <button type="button">Row {id}</button>}
    </PagedList>
  );
  const { rerender } = render(ui(first));
  return { user: userEvent.setup(), show: (list: ListResult<Row>) => rerender(ui(list)) };
}

const status = () => screen.getByRole('status').textContent;
const button = (name: string) => screen.getByRole('button', { name });
const rows = () => screen.queryAllByRole('listitem').map((row) => row.textContent);

test('says that it is loading, and nothing of it once the rows are there', () => {
  const { show } = draw({ status: 'loading' });
  expect(status()).toBe('Loading your orders');
  show(ready('ab'));
  expect(status()).toBe('');
  expect(rows()).toEqual(['Row a', 'Row b']);
  expect(screen.getByRole('list', { name: 'My Orders' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
});

test('nothing is no failure', () => {
  draw(ready(''));
  expect(screen.getByText('Nothing yet.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['error', 'Your orders could not be loaded.'],
  ['offline', 'You are offline. Your orders could not be loaded.'],
] as const)(
  'a list that failed for the reason “%s” says so and can be retried',
  async (...told) => {
    const retry = vi.fn();
    const { user } = draw(failed(told[0], retry));
    expect(screen.getByRole('alert').textContent).toContain(told[1]);
    await user.click(button('Retry'));
    expect(retry).toHaveBeenCalledOnce();
  },
);

test('the focus of Retry goes to the list that it brought', async () => {
  const { user, show } = draw(failed('error'));
  await user.click(button('Retry'));
  show(ready('a'));
  expect(document.activeElement).toBe(screen.getByRole('list'));
});

test.each([
  ['further ones follow', more()],
  ['these were the last', undefined],
])('Load more puts the focus on the first new row and says how many: %s', async (_what, end) => {
  const first = more();
  const { user, show } = draw(ready('ab', { more: first }));
  await user.click(button('Load more'));
  expect(first.load).toHaveBeenCalledOnce();
  show(ready('ab', { more: more({ status: 'loading' }) }));
  expect(button('Load more').getAttribute('aria-busy')).toBe('true');
  show(ready('abcd', end && { more: end }));
  expect(document.activeElement?.textContent).toBe('Row c');
  expect(status()).toBe('2 more, 4 in all.');
});

test('rows that come while the person is elsewhere leave the focus there', async () => {
  const { user, show } = draw(ready('ab', { more: more() }));
  await user.click(button('Load more'));
  await user.click(button('Row a'));
  show(ready('abc'));
  expect(document.activeElement).toBe(button('Row a'));
});

test('a failure of the next page stands at the end, with Retry; the rows stay', async () => {
  const failure = more({ status: 'failed', message: 'No connection.' });
  const { user, show } = draw(ready('ab', { more: more() }));
  await user.click(button('Load more'));
  show(ready('ab', { more: failure }));
  expect(screen.getByRole('alert').textContent).toBe('No connection.');
  expect(document.activeElement).toBe(button('Retry'));
  await user.click(button('Retry'));
  expect(failure.load).toHaveBeenCalledOnce();
  show(ready('abc'));
  expect(document.activeElement?.textContent).toBe('Row c');
});

test.each([
  ['', 'Nothing yet.'],
  ['b', 'Row b'],
])('the focus of a row that goes stays at the list: then “%s”', async (left, text) => {
  const { user, show } = draw(ready('ab'));
  await user.click(button('Row a'));
  show(ready(left));
  expect(document.activeElement?.textContent).toContain(text);
  expect(document.activeElement).not.toBe(document.body);
});

test('nobody’s focus is taken who was not in the list', async () => {
  const { user, show } = draw(ready('ab'));
  await user.click(button('Row a'));
  await user.click(document.body);
  show(ready('b'));
  expect(document.activeElement).toBe(document.body);
});

test('pages beside this one are a step away, and an end of the list is said', async () => {
  const next = vi.fn();
  const { user } = draw(ready('a', { pages: { previous: undefined, next } }));
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeTruthy();
  expect(button('Previous page').getAttribute('aria-disabled')).toBe('true');
  await user.click(button('Next page'));
  expect(next).toHaveBeenCalledOnce();
});

test('rows of another filter say that others are on their way', () => {
  draw(ready('a', { isStale: true }));
  expect(screen.getByRole('list').getAttribute('aria-busy')).toBe('true');
});

test('a table draws all rows itself', () => {
  render(
    <PagedList
      list={ready('ab', { isStale: true })}
      label="Users"
      loading="Loading users"
      empty={null}
      renderTable={(all, isStale) => <p>{`${all.length} rows, ${isStale}`}</p>}
    />,
  );
  expect(screen.getByText('2 rows, true')).toBeTruthy();
});
