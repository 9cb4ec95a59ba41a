import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { Pager, SearchBox, useListState } from './list-controls.tsx';

function List({ next }: { next: string | undefined }) {
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
      <Pager list={list} next={next} />
    </>
  );
}

function draw(next?: string) {
  const router = createMemoryRouter([{ path: '*', element: <List next={next} /> }]);
  render(<RouterProvider router={router} />);
  return { user: userEvent.setup(), search: () => router.state.location.search };
}

test('a filter that is chosen while one still types is kept by the search', async () => {
  const { user, search } = draw();
  await user.type(screen.getByLabelText('Search'), 'rahim');
  await user.click(screen.getByText('Only buyers'));
  await vi.waitFor(() => expect(search()).toContain('q=rahim'));
  expect(search()).toBe('?role=buyer&q=rahim');
});

test('two clicks on the next page before it is there are one', async () => {
  const { user, search } = draw('a');
  await user.dblClick(screen.getByText('Next page'));
  expect(search()).toBe('?cursor=a');
  await user.click(screen.getByText('Previous page'));
  expect(search()).toBe('');
});
