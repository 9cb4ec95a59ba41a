import { type SampledBike, type Searcher, seededRandom } from '@motohaat/server/bench';

import { goalCallers, type Measured } from './measured.ts';
import { anyCounts, anyPage, type Kind } from './questions.ts';
import { timed, type Times } from './times.ts';

const numbersOfCallers = [1, goalCallers];
const pageSize = 24;
/** So many pages people go on to. */
const deepest = 60;

/**
 * Asks for pages and counts of each kind and reads rows by key, in turn, so that whatever else the
 * machine does meets all of them.
 *
 * @param rounds how often each page is asked for
 */
export async function measurePages(
  searcher: Searcher,
  kinds: readonly Kind[],
  bikes: readonly SampledBike[],
  rounds: number,
): Promise<Measured[]> {
  const deep = await deepPages(searcher, kinds);
  const subjects = [
    ...kinds.map(({ name, goal, addresses }) => ({
      name,
      goal,
      jobs: addresses.map((address) => () => searcher.readPage(address)),
    })),
    { name: 'deep pages', goal: anyPage, jobs: deep },
    ...kinds.map(({ name, addresses }) => ({
      name: `counts: ${name}`,
      goal: anyCounts,
      jobs: addresses.map((address) => () => searcher.readCounts(address)),
    })),
  ];
  const random = seededRandom(16);
  const byKey = (often: number) =>
    Array.from({ length: often }, () => {
      const ids = Array.from({ length: pageSize }, () => random.one(bikes).id);
      return () => searcher.readByKey(ids);
    });
  await timed(goalCallers, [...byKey(400), ...subjects.flatMap(({ jobs }) => jobs.slice(0, 40))]);

  const measured: Measured[] = [];
  for (const callers of numbersOfCallers) {
    const base: Times = [];
    const all = subjects.map(({ name, goal }) => ({
      name,
      goal,
      callers,
      times: [] as Times,
      base,
    }));
    for (let round = 0; round < rounds; round += 1) {
      for (const [place, { jobs }] of subjects.entries()) {
        base.push(...(await timed(callers, byKey(100))));
        all[place]?.times.push(...(await timed(callers, jobs)));
      }
    }
    measured.push({ name: '24 rows by key', callers, times: base, base }, ...all);
  }
  return measured;
}

/** Pages far behind the first, of searches that have so many. */
async function deepPages(
  searcher: Searcher,
  kinds: readonly Kind[],
): Promise<(() => Promise<unknown>)[]> {
  const addresses = kinds.flatMap((kind) => kind.addresses.slice(0, 8));
  const jobs: (() => Promise<unknown>)[] = [];
  for (const address of addresses) {
    let cursor = await searcher.readPage(address);
    for (let page = 1; page < deepest && cursor !== undefined; page += 1) {
      const place = cursor;
      if (page > 9) jobs.push(() => searcher.readPage(address, place));
      cursor = await searcher.readPage(address, place);
    }
  }
  return jobs.filter((_, place) => place % 4 === 0);
}
