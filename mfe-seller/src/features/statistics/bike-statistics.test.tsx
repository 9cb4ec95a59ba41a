import { NetworkError } from '@motohaat/api/errors';
import type { CallInput } from '@motohaat/api/request';
import type { StatisticsAnswer } from '@motohaat/contract/bike-statistics';
import { renderWithPlatform } from '@motohaat/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import BikeStatistics from './bike-statistics.tsx';

const call = 'GET /bikeStatistics';
const nothing = Array.from({ length: 30 }, () => 0);
const figures = {
  _id: 'p1',
  views: nothing.with(28, 1_200).with(29, 34),
  wishes: nothing.with(29, 2),
  bookings: nothing,
  messages: nothing,
};
const answer = (...bikes: StatisticsAnswer['bikes']): StatisticsAnswer => ({
  until: '2026-12-04',
  bikes,
});
const draw = (given: unknown, ...ids: string[]) =>
  renderWithPlatform(
    ids.map((id) => <BikeStatistics key={id} bikeId={id} namedBy={`name-${id}`} />),
    { api: { [call]: given } },
  );
const sentences = async () =>
  (await screen.findAllByRole('img')).map((chart) => chart.getAttribute('aria-label'));

test('each chart says in a sentence what it shows, and a table has the same in figures', async () => {
  const { user } = draw(answer(figures), 'p1');
  expect(await sentences()).toEqual([
    'Views in the last 30 days: 1,234, at most 1,200 on 3 Dec 2026.',
    'Wishes in the last 30 days: 2, at most 2 on 4 Dec 2026.',
    'Bookings in the last 30 days: none.',
    'Messages in the last 30 days: none.',
  ]);
  await user.click(screen.getByText('Day by day'));
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Day', 'Views', 'Wishes', 'Bookings', 'Messages'],
    ['4 Dec 2026', '34', '2', '0', '0'],
    ['3 Dec 2026', '1,200', '0', '0', '0'],
  ]);
});

test('a bike around which nothing has happened says so', async () => {
  draw(answer({ ...figures, views: nothing, wishes: nothing }), 'p1');
  expect(await screen.findByText('Nothing has happened around this bike yet.')).toBeTruthy();
});

test('the bikes of a list are asked for together, forty-eight at the most', async () => {
  const ids = Array.from({ length: 50 }, (_, number) => `b${number}`);
  const asked: number[] = [];
  draw(
    ({ query }: CallInput) => {
      const wanted = String(query?.['products']).split(',');
      asked.push(wanted.length);
      return answer(...wanted.map((_id) => ({ ...figures, _id })));
    },
    ...ids,
  );
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(200));
  expect(asked).toEqual([48, 2]);
});

test('says that the figures could not be had, for all bikes at once, and asks again on Retry', async () => {
  const { user, platform } = draw(new NetworkError(), 'p1', 'p2');
  await waitFor(() => expect(screen.getAllByText(/could not be loaded/)).toHaveLength(2));
  platform.api.answer({ [call]: answer(figures, { ...figures, _id: 'p2' }) });
  await user.click(screen.getAllByRole('button', { name: 'Retry' })[0] as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole('img')).toHaveLength(8));
  expect(platform.api.calls).toHaveLength(2);
});

test('of a bike that is another’s by now nothing is shown', async () => {
  const { container } = draw(answer(), 'p1');
  await waitFor(() => expect(container.textContent).toBe(''));
});
