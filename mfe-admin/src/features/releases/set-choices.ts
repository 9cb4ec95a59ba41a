import type { ReleasesOverview } from '@motohaat/contract/registry';

import type { Choice } from './set-fields.tsx';
import { type WordsWanted, wordsToPromote, wordsToTry } from './words-wanted.ts';

/** What a draft says was chosen: application → version. */
export function versionsIn(values: Readonly<Record<string, string>>): Record<string, string> {
  const chosen = Object.entries(values).filter(([name]) => name.startsWith('of.'));
  return Object.fromEntries(chosen.map(([name, version]) => [name.slice('of.'.length), version]));
}

/**
 * What giving a set to people asks for, of the first of its releases that does.
 *
 * @param trial how many of the visitors try it, in percent; without it everybody gets it
 */
export function wordsForSet(
  { applications }: ReleasesOverview,
  chosen: readonly Choice[],
  trial?: { percent: number | undefined },
): WordsWanted {
  const wanted = chosen.map(({ application, version, releases }) => {
    const entry = applications.find(({ standing }) => standing.application === application);
    const one = { version, canary: entry?.standing.canary ?? null, releases };
    // What is tried together otherwise is no part of this set.
    const { convicted, unproven } = trial
      ? wordsToTry(one, trial.percent)
      : wordsToPromote({ ...one, canary: one.canary && { ...one.canary, with: undefined } });
    return { convicted, unproven };
  });
  return {
    convicted: wanted.find((one) => one.convicted)?.convicted,
    unproven: wanted.find(({ unproven }) => unproven !== undefined)?.unproven,
  };
}
