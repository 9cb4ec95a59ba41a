import type { LiveStatus, RegisteredRelease } from '@motohaat/contract/registry';
import { mostUnproven } from '@motohaat/domain/canary';

import { nameOf } from './name-of.ts';

/** What somebody has to say why about, before people get it. */
export type WordsWanted = {
  /** The first that the server took back as a canary. */
  convicted:
    | { version: string; convicted: NonNullable<RegisteredRelease['convicted']> }
    | undefined;
  /** The first that was tried and not shown to be better or equal. */
  unproven: string | undefined;
};

type Chosen = {
  version: string;
  canary: LiveStatus['canary'];
  /** Those of the application. */
  releases: readonly RegisteredRelease[];
};

/** What promoting a release asks for, with all that it is tried together with. */
export function wordsToPromote({ version, canary, releases }: Chosen): WordsWanted {
  const own = releases.find((release) => release.version === version);
  const tried = canary?.version === version ? canary : undefined;
  const others = (tried?.with ?? []).map((other) => ({ ...other, version: nameOf(other) }));
  const isProven = tried ? tried.judged?.verdict === 'better_or_equal' : !own?.unproven;
  return {
    convicted: [{ version, convicted: own?.convicted }, ...others].flatMap((one) =>
      one.convicted ? [{ version: one.version, convicted: one.convicted }] : [],
    )[0],
    unproven: isProven
      ? others.find(({ verdict }) => verdict !== 'better_or_equal')?.version
      : version,
  };
}

/**
 * What trying a release asks for.
 *
 * @param percent of the visitors; `undefined` as long as it is no number
 */
export function wordsToTry(
  { version, canary, releases }: Chosen,
  percent: number | undefined,
): WordsWanted {
  const own = releases.find((release) => release.version === version);
  const tried = canary?.version === version ? canary : undefined;
  const isMore = percent !== undefined && percent > Math.max(mostUnproven, tried?.percent ?? 0);
  const isProven = tried?.judged?.verdict === 'better_or_equal';
  return {
    // Who has it tried already said why.
    convicted: !tried && own?.convicted ? { version, convicted: own.convicted } : undefined,
    unproven: isMore && !isProven ? version : undefined,
  };
}
