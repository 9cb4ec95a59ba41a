import type { Difference, RevisionRecord } from '@motohaat/contract/registry';

import { moment } from './figures.ts';
import type { Outcome } from './outcome.ts';
import type { Registry } from './registry.ts';

/** Revisions that are shown. */
const shown = 20;

/** Who did what, when and why, the latest first; of one application unless all are wanted. */
export async function showHistory(registry: Registry, { all }: { all: boolean }): Promise<Outcome> {
  const records = await registry.revisions(shown, all ? undefined : registry.application);
  const lines =
    records.length > 0
      ? records.flatMap((record) => linesOf(record, registry.application, all))
      : ['Nothing was ever done with it.'];
  return { code: 0, data: records, lines };
}

function linesOf(
  { number, at, act, author, reason, again, applications = [], differences }: RevisionRecord,
  own: string,
  all: boolean,
): string[] {
  // A start changes everything at once; what else is in a revision belongs together.
  const told =
    act === 'start' && !all
      ? differences.filter(({ application }) => application === own)
      : differences;
  // Who tries a release, or how it grows, may be all that changed.
  const what = told.length > 0 ? told.map(inShort) : applications;
  return [
    `${number}  ${moment(at)}  ${act}, by ${author}: ${what.join(', ')}`,
    `    ${reason}`,
    ...(again === undefined ? [] : [`    Again: ${again}`]),
  ];
}

/** `mfe-buyer 0.1.0 → 0.2.0`, or what of it is tried by whom. */
function inShort({ application, version, canary }: Difference): string {
  if (version) return `${application} ${version.from ?? '-'} → ${version.to ?? '-'}`;
  if (canary) return `${application} ${canary.to ?? 'has no canary any more'}`;
  return application;
}
