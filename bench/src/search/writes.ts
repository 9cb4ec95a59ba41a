import type { SampledBike, Writer } from '@motohaat/server/bench';

import { goalCallers } from './measured.ts';
import { quantile, timed, type Times } from './times.ts';

const rows = 480;
const most = 3;

/** What writing costs: a row of the search against one with its key alone, and what else a change does. */
export async function measureWrites(
  writer: Writer,
  bikes: readonly SampledBike[],
): Promise<{ lines: string[]; missed: string[] }> {
  const ids = bikes.slice(0, rows).map(({ id }) => id);
  const lines = [
    '| a row, ms | key alone p50 | p99 | search p50 | p99 | p50 × |',
    '| - | - | - | - | - | - |',
  ];
  const missed: string[] = [];
  for (const callers of [1, goalCallers]) {
    await writer.take(ids);
    const alone: Times = [];
    const found: Times = [];
    // In turn, so that whatever else the machine does meets both.
    for (let from = 0; from < rows; from += 40) {
      const some = ids.slice(from, from + 40);
      alone.push(
        ...(await timed(
          callers,
          some.map((id) => () => writer.write(id, 'key alone')),
        )),
      );
      found.push(
        ...(await timed(
          callers,
          some.map((id) => () => writer.write(id, 'search')),
        )),
      );
    }
    const share = quantile(found, 0.5) / quantile(alone, 0.5);
    const ms = [alone, found].flatMap((times) => [0.5, 0.99].map((part) => quantile(times, part)));
    lines.push(
      `| ${callers} callers | ${ms.map((each) => each.toFixed(2)).join(' | ')} | ${share.toFixed(1)} |`,
    );
    if (share > most) missed.push(`a row of the search takes ${share.toFixed(1)} times one alone`);
  }
  const prices = await timed(
    1,
    ids.slice(0, 100).map((id) => () => writer.changePrice(id)),
  );
  lines.push(
    '',
    `A change of a price takes ${quantile(prices, 0.5).toFixed(1)} ms, p99 ${quantile(prices, 0.99).toFixed(1)}.`,
  );
  return { lines, missed };
}

/** What a new bike costs that is looked up in all saved searches. */
export async function measureSavedSearches(
  writer: Writer,
  bikes: readonly SampledBike[],
): Promise<string> {
  const times: Times = [];
  for (let from = 0; from < 400; from += 40) {
    const ids = bikes.slice(from, from + 40).map(({ id }) => id);
    const started = performance.now();
    const announced = await writer.announce(ids);
    times.push((performance.now() - started) / Math.max(1, announced));
  }
  return `A new bike is looked up in the saved searches in ${quantile(times, 0.5).toFixed(1)} ms (p50 of bikes by the forty).`;
}
