import { renderWithPlatform } from '@motohaat/testing';
import { PageButtons } from '@motohaat/ui/list-ends';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { useListState } from './list-state.ts';
import { SearchBox } from './search-box.tsx';

function List() {
  const list = useListState();
  return (
    <>
      <SearchBox
        label="Search"
        value={list.text('q')}
        onSearch={(q) => list.set({ q }, { replace: true })}
      />
      <button type="button" onClick={() => list.set({ role: 'buyer' })}>
        Only buyers
      </button>
      <PageButtons pages={{ previous: list.previous, next: () => list.next('a') }} />
    </>
  );
}

test('a filter that is chosen while one still types is kept by the search', async () => {
  const { user, path } = renderWithPlatform(<List />);
  await user.type(screen.getByLabelText('Search'), 'rahim');
  // Without the focus, which would end the pause.
  fireEvent.click(screen.getByText('Only buyers'));
  await vi.waitFor(() => expect(path()).toContain('q=rahim'));
  expect(path()).toBe('/?role=buyer&q=rahim');
});

test('what is typed is in the address as soon as one turns to something else', async () => {
  const { user, path } = renderWithPlatform(<List />);
  await user.type(screen.getByLabelText('Search'), 'rahim');
  expect(path()).toBe('/');
  await user.tab();
  expect(path()).toBe('/?q=rahim');
});

test('two clicks on the next page before it is there are one', async () => {
  const { user, path } = renderWithPlatform(<List />);
  await user.dblClick(screen.getByText('Next page'));
  expect(path()).toBe('/?cursor=a');
  await user.click(screen.getByText('Previous page'));
  expect(path()).toBe('/');
});
