import type { Difference } from '@motohaat/contract/registry';

import { kilobytes } from './figures.ts';
import type { Outcome } from './outcome.ts';
import type { Registry } from './registry.ts';
import { table } from './table.ts';
import { UsageError } from './usage-error.ts';

/** How far back the latest change of an application is looked for, in revisions. */
const farBack = 100;

/**
 * What differs of an application between two revisions; without them, between the one that is live
 * and the one before its latest change.
 */
export async function showDifference(
  registry: Registry,
  given: { from?: number | undefined; to?: number | undefined },
): Promise<Outcome> {
  const { application } = registry;
  const revisions = await registry.revisions(farBack);
  const to = given.to ?? revisions[0]?.number ?? 0;
  const latest = revisions.find(
    ({ number, differences }) =>
      number <= to && differences.some((one) => one.application === application),
  );
  // Before the first revision there was nothing to compare with.
  const from = given.from ?? (latest && Math.max(latest.number - 1, 1));
  if (from === undefined) {
    throw new UsageError(
      `None of the latest ${farBack} revisions changed ${application}: name one with --from.`,
    );
  }
  if (from === to) {
    const line = `${application} is the same since revision ${from}.`;
    return { code: 0, data: { from, to, differences: [] }, lines: [line] };
  }
  const answer = await registry.difference(from, to);
  const rows = rowsOf(answer.differences.find((one) => one.application === application));
  const others = answer.differences.filter((one) => one.application !== application);
  const head = `${application} from revision ${from} to ${to}`;
  const lines = rows.length === 0 ? [`${head}: the same.`] : [head, '', ...rows];
  if (others.length > 0) {
    lines.push('', `Also changed: ${others.map((one) => one.application).join(', ')}.`);
  }
  return { code: 0, data: answer, lines };
}

function rowsOf(difference: Difference | undefined): string[] {
  if (!difference) return [];
  const { version, size, contract, routes, navigation, canary, closed } = difference;
  const rows: [string, string, string][] = [];
  const add = (what: string, from: string | null, to: string | null) =>
    rows.push([what, from ?? '-', to ?? '-']);
  if (version) add('version', version.from, version.to);
  if (contract) add('contract', contract.from, contract.to);
  for (const kind of ['javascript', 'css'] as const) {
    if (size && size.from?.[kind] !== size.to?.[kind]) {
      const [from, to] = [size.from, size.to].map((each) => each && `${kilobytes(each[kind])} kB`);
      add(kind, from ?? null, to ?? null);
    }
  }
  for (const [what, change] of [['route', routes] as const, ['menu entry', navigation] as const]) {
    for (const each of change?.removed ?? []) add(what, each, null);
    for (const each of change?.added ?? []) add(what, null, each);
  }
  if (canary) add('canary', canary.from, canary.to);
  if (closed) add('taken off', closed.from, closed.to);
  return table(['', 'from', 'to'], rows);
}
