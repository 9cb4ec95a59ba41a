import type { IdentityAccounts } from '../../adapters/identity/port.ts';
import type { Pseudonyms } from '../accounts/pseudonyms.ts';
import type { CancellationServices } from '../bookings/cancel-affected.ts';

/** What suspending and deleting accounts needs. */
export type ClosureServices = CancellationServices & {
  identity: IdentityAccounts;
  pseudonyms: Pseudonyms;
};
