import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { LiveStatus } from '@motohaat/contract/registry';

import { root } from '../run.ts';
import { Sentence } from '../say.ts';
import type { Command } from './command.ts';
import type { Act } from './registry.ts';
import { WrongUse } from './wrong-use.ts';

/**
 * The act that a command asks for.
 *
 * @param standing how the application stands now, for what the command leaves open
 * @param reason why
 * @throws WrongUse when something is missing that nobody can guess
 */
export function actOf(command: Command, standing: LiveStatus | null, reason: string): Act {
  const { verb, version, sentence } = command;
  switch (verb) {
    case 'promote':
      return { verb, body: { version: candidate(command, standing), reason } };
    case 'canary':
      return { verb, body: { ...shareOf(command, standing), reason } };
    case 'rollback':
      return { verb, body: { ...(version !== undefined && { version }), reason } };
    case 'kill':
      if (!sentence) throw new WrongUse('Say what people read in its place: --sentence "…".');
      return { verb, body: { sentence, reason } };
    case 'revive':
      return { verb, body: { reason } };
    default:
      throw new WrongUse(`${verb} changes nothing.`);
  }
}

/** Whom a release is given to first. Of the one that is tried, what is not named stays. */
function shareOf(command: Command, standing: LiveStatus | null) {
  const { percent, accounts } = command;
  if (percent === undefined && accounts.length === 0) {
    throw new WrongUse('Say who gets it first: --percent, --account, or both.');
  }
  const version = candidate(command, standing);
  const tried = standing?.canary?.version === version ? standing.canary : undefined;
  return {
    version,
    percent: percent ?? tried?.percent ?? 0,
    ...(accounts.length > 0 && { accounts }),
  };
}

/** The release that is meant: as named, else the one that is tried, else the working tree's. */
function candidate({ application, version }: Command, standing: LiveStatus | null): string {
  return version ?? standing?.canary?.version ?? ownVersion(application);
}

function ownVersion(application: string): string {
  try {
    const text = readFileSync(join(root, application, 'package.json'), 'utf8');
    return (JSON.parse(text) as { version: string }).version;
  } catch {
    throw new Sentence(`Name the release with --version: there is no ${application} here.`);
  }
}
