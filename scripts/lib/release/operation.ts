import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { LiveStatus } from '@motohaat/contract/registry';

import { root } from '../run.ts';
import { UserError } from '../say.ts';
import type { Command } from './command.ts';
import type { Operation } from './registry.ts';
import { UsageError } from './usage-error.ts';

/**
 * The operation that a command asks for.
 *
 * @param live how the application stands now, for what the command leaves open
 * @param reason why
 * @throws UsageError when something is missing that nobody can guess
 */
export function operationOf(command: Command, live: LiveStatus | null, reason: string): Operation {
  const { verb, version, sentence } = command;
  switch (verb) {
    case 'promote':
      return { verb, body: { version: candidate(command, live), reason } };
    case 'canary':
      return { verb, body: { ...shareOf(command, live), reason } };
    case 'rollback':
      return { verb, body: { ...(version !== undefined && { version }), reason } };
    case 'kill':
      if (!sentence) throw new UsageError('Say what people read in its place: --sentence "…".');
      return { verb, body: { sentence, reason } };
    case 'revive':
      return { verb, body: { reason } };
    default:
      throw new UsageError(`${verb} changes nothing.`);
  }
}

/** Whom a release is given to first. Of the one that is tried, what is not named stays. */
function shareOf(command: Command, live: LiveStatus | null) {
  const { percent, accounts } = command;
  if (percent === undefined && accounts.length === 0) {
    throw new UsageError('Say who gets it first: --percent, --account, or both.');
  }
  const version = candidate(command, live);
  const tried = live?.canary?.version === version ? live.canary : undefined;
  return {
    version,
    percent: percent ?? tried?.percent ?? 0,
    ...(accounts.length > 0 && { accounts }),
  };
}

/** The release that is meant: as named, else the one that is tried, else the working tree's. */
function candidate({ application, version }: Command, live: LiveStatus | null): string {
  return version ?? live?.canary?.version ?? ownVersion(application);
}

function ownVersion(application: string): string {
  try {
    const text = readFileSync(join(root, application, 'package.json'), 'utf8');
    return (JSON.parse(text) as { version: string }).version;
  } catch {
    throw new UserError(`Name the release with --version: there is no ${application} here.`);
  }
}
