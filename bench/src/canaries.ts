import { playScenario, type Scenario, scenarios } from '@motohaat/server/canaries';

/** Canaries of each kind. */
const times = Number(process.env['BENCH_CANARIES'] ?? 1_000);

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1];

let isWell = true;
for (const scenario of Object.values<Scenario>(scenarios)) {
  const began = performance.now();
  const outcomes = playScenario(scenario, times);
  const found = outcomes.flatMap(({ worse }) => worse ?? []);
  const equal = outcomes.flatMap((each) => each.equal ?? []);
  const share = found.length / times;
  const isAsWanted =
    'most' in scenario.worse ? share <= scenario.worse.most : share >= scenario.worse.least;
  isWell &&= isAsWanted;
  const by = outcomes.flatMap((each) => each.by ?? []);
  console.log(
    [
      `${isAsWanted ? 'ok ' : 'BAD'} ${scenario.name}, ${scenario.views} views`,
      `worse: ${found.length} of ${times} (${[...new Set(by)].join(', ')}), median after ${median(found) ?? '–'} views`,
      `better or equal: ${equal.length}, median after ${median(equal) ?? '–'} views`,
      `${Math.round((performance.now() - began) / 1000)} s`,
    ].join('; '),
  );
}
process.exitCode = isWell ? 0 : 1;
