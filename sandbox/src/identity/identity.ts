import path from 'node:path';

import { StateFile } from '../state-file.ts';
import { Accounts } from './accounts.ts';
import { type SigningKeys, openKeys } from './keys.ts';
import { Mails } from './mails.ts';
import { emptyState, type IdentityState, parseState } from './state.ts';
import { Throttle } from './throttle.ts';
import { Tokens } from './tokens.ts';

export interface IdentityOptions {
  /** State folder. */
  dir: string;
  /** Project id, which is the audience of the tokens. */
  project: string;
  /** The time in ms since 1970. */
  now: () => number;
  log: (message: string) => void;
}

/** One identity project: its accounts and what acts on them. Knows no HTTP. */
export interface Identity {
  readonly project: string;
  /** The only API key that the project knows; it is public, as the vendor's keys are. */
  readonly apiKey: string;
  readonly now: () => number;
  readonly accounts: Accounts;
  readonly mails: Mails;
  readonly tokens: Tokens;
  readonly throttle: Throttle;
  readonly keys: SigningKeys;
  /** Forgets all accounts and mails. */
  reset: () => void;
  /** Writes what is not written yet. */
  close: () => Promise<void>;
}

/**
 * Opens the project kept in a folder, or begins one.
 *
 * @throws when the folder cannot be read or written.
 */
export async function openIdentity({ dir, project, now, log }: IdentityOptions): Promise<Identity> {
  const keys = await openKeys(dir, log);
  const state = await StateFile.open<IdentityState>({
    file: path.join(dir, 'identity.json'),
    parse: parseState,
    initial: emptyState,
    log,
  });
  const throttle = new Throttle(now);
  return {
    project,
    apiKey: `sandbox-key-of-${project}`,
    now,
    accounts: new Accounts(state, now),
    mails: new Mails(state, now),
    tokens: new Tokens(keys, project, now),
    throttle,
    keys,
    reset: () => {
      state.value = emptyState();
      state.changed();
      throttle.clear();
    },
    close: () => state.flush(),
  };
}
