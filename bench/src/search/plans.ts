import type { Searcher } from '@motohaat/server/bench';

import type { Kind } from './questions.ts';

/** Whether a statement of any of the searches reads a whole table. */
export async function findScans(
  searcher: Searcher,
  kinds: readonly Kind[],
): Promise<{ lines: string[]; missed: string[] }> {
  const missed: string[] = [];
  let looked = 0;
  for (const address of kinds.flatMap((kind) => kind.addresses)) {
    const plans = await searcher.explain(address, undefined, { run: false, counts: true });
    looked += plans.length;
    if (plans.some((plan) => plan.includes('Seq Scan'))) {
      missed.push(`a table is read whole: ${JSON.stringify(address)}`);
    }
  }
  return {
    lines: [`No table is read whole by ${looked} statements, but ${missed.length}.`],
    missed,
  };
}
