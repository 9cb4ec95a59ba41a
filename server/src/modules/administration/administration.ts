import type { IdentityAccounts } from '../../adapters/identity/port.ts';
import type { Database } from '../../database/index.ts';
import type { Log } from '../../plugins/logging.ts';
import type { WithdrawPayments } from '../bookings/payments.port.ts';
import type { Payments } from '../payments/payments.ts';
import type { Pseudonyms } from '../pseudonyms.ts';

/** What acts on accounts, listings and bookings are carried out with. */
export type Administration = {
  db: Database;
  identity: IdentityAccounts;
  withdrawPayments: WithdrawPayments;
  payments: Payments;
  pseudonyms: Pseudonyms;
  /** Told of what could not be done yet, never of personal data. */
  log: Pick<Log, 'info' | 'warn' | 'error'>;
};

/** An admin's act: who, why, and the request that asked for it. */
export type ActOf = { adminId: string; reason: string; requestId: string };
