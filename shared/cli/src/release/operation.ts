import type { LiveStatus } from '@motohaat/contract/registry';

import type { Command } from './command.ts';
import type { Operation } from './registry.ts';
import { UsageError } from './usage-error.ts';

/**
 * The operation that a command asks for.
 *
 * @param live how the application stands now, for what the command leaves open
 * @param reason why
 * @param ownVersion of the sources that are here
 * @throws UsageError when something is missing that nobody can guess
 */
export function operationOf(
  command: Command,
  live: LiveStatus | null,
  { reason, ownVersion }: { reason: string; ownVersion: () => string },
): Operation {
  const { verb, version, sentence } = command;
  switch (verb) {
    case 'promote':
      return {
        verb,
        body: {
          version: candidate(command, live, ownVersion),
          ...setOf(command),
          ...wordsOf(command, reason),
        },
      };
    case 'canary':
      return {
        verb,
        body: {
          ...shareOf(command, live, ownVersion),
          ...setOf(command),
          ...wordsOf(command, reason),
        },
      };
    case 'rollback':
      return {
        verb,
        body: {
          ...(version !== undefined && { version }),
          ...(command.fromVersion !== undefined && { from: command.fromVersion }),
          ...(command.canary && { canary: true }),
          reason,
        },
      };
    case 'hand-over':
      return {
        verb,
        body: {
          ...(version !== undefined && { version }),
          to: takerOf(command),
          ...wordsOf(command, reason),
        },
      };
    case 'remove':
      return { verb, body: { reason } };
    case 'kill':
      if (!sentence) throw new UsageError('Say what people read in its place: --sentence "…".');
      return { verb, body: { sentence, reason } };
    case 'revive':
      return { verb, body: { reason } };
    default:
      throw new UsageError(`${verb} changes nothing.`);
  }
}

/** Why, and why all the same. */
const wordsOf = ({ again, anyway }: Command, reason: string) => ({
  ...(again !== undefined && { again }),
  ...(anyway !== undefined && { anyway }),
  reason,
});

/** The other releases of a set, where they are named. */
const setOf = ({ with: others }: Command) => (others.length > 0 ? { with: others } : {});

function takerOf({ with: [to, ...rest] }: Command) {
  if (!to || rest.length > 0) throw new UsageError('Say who takes the routes: mfe-buyer@0.4.0.');
  return to;
}

/** Visitors in a hundred who have it first, where it grows by itself. */
const firstOfRamp = 1;

/** Whom a release is given to first. Of the one that is tried, what is not named stays. */
function shareOf(command: Command, live: LiveStatus | null, ownVersion: () => string) {
  const { percent, accounts, ramp = false } = command;
  if (percent === undefined && accounts.length === 0 && !ramp) {
    throw new UsageError('Say who gets it first: --percent, --account, or --ramp.');
  }
  const version = candidate(command, live, ownVersion);
  const tried = live?.canary?.version === version ? live.canary : undefined;
  return {
    version,
    // Of accounts alone nothing grows.
    percent: percent ?? (tried?.percent || (ramp ? firstOfRamp : 0)),
    ...(ramp && { ramp }),
    ...(accounts.length > 0 && { accounts }),
  };
}

/** The release that is meant: as named, else the one that is tried, else the working tree's. */
export function candidate(
  { version }: Command,
  live: LiveStatus | null,
  ownVersion: () => string,
): string {
  return version ?? live?.canary?.version ?? ownVersion();
}
