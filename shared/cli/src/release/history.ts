import type { RevisionRecord } from '@motohaat/contract/registry';

import { moment } from './figures.ts';
import type { Outcome } from './outcome.ts';
import type { Registry } from './registry.ts';

/** Revisions that are shown. */
const shown = 20;

/** Who did what, when and why, the latest first; of one application unless all are wanted. */
export async function showHistory(registry: Registry, { all }: { all: boolean }): Promise<Outcome> {
  const records = await registry.revisions(shown, all ? undefined : registry.application);
  const lines = records.length > 0 ? records.flatMap(linesOf) : ['Nothing was ever done with it.'];
  return { code: 0, data: records, lines };
}

function linesOf({
  number,
  at,
  act,
  author,
  reason,
  again,
  differences,
}: RevisionRecord): string[] {
  const what = differences.map(({ application, version }) => {
    if (!version) return application;
    return `${application} ${version.from ?? '-'} → ${version.to ?? '-'}`;
  });
  return [
    `${number}  ${moment(at)}  ${act}, by ${author}: ${what.join(', ')}`,
    `    ${reason}`,
    ...(again === undefined ? [] : [`    Again: ${again}`]),
  ];
}
