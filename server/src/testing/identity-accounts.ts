import type { IdentityAccounts } from '../adapters/identity/port.ts';
import { AppError } from '../http/app-error.ts';

/** Stands in for the accounts at the identity provider. */
export type TestIdentityAccounts = IdentityAccounts & {
  /** What was asked, in order, such as `disable uid-1`. */
  calls: string[];
  /** uid → when its password was changed. */
  passwords: Map<string, Date>;
  /** Whose password was asked about. */
  lookedAt: string[];
  /** While it is away, each call fails. */
  isAway: boolean;
};

export function testIdentityAccounts(): TestIdentityAccounts {
  const call = (name: string) => async (uid: string) => {
    if (accounts.isAway) throw new AppError('unavailable');
    accounts.calls.push(`${name} ${uid}`);
  };
  const accounts: TestIdentityAccounts = {
    calls: [],
    passwords: new Map(),
    lookedAt: [],
    isAway: false,
    disableAccount: call('disable'),
    enableAccount: call('enable'),
    endSessions: call('end sessions'),
    deleteAccount: call('delete'),
    passwordChangedAt: async (uid) => {
      if (accounts.isAway) throw new AppError('unavailable');
      accounts.lookedAt.push(uid);
      return accounts.passwords.get(uid) ?? null;
    },
  };
  return accounts;
}
