import type { PaymentsPort } from '../../adapters/payments/port.ts';
import type { Database } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import type { Log } from '../../plugins/logging.ts';

/** What payments are made with. */
export type Payments = {
  db: Database;
  /** Of cards. */
  provider: PaymentsPort;
  /** bKash, where it is offered. */
  wallet?: PaymentsPort | undefined;
  /** Told of what a person should look into, never of secrets. */
  log: Pick<Log, 'info' | 'warn' | 'error'>;
};

/**
 * The provider of a stored payment.
 *
 * @throws AppError `unavailable` if it is not offered any more
 */
export function providerNamed({ provider, wallet }: Payments, name: string): PaymentsPort {
  const named = [provider, wallet].find((each) => each?.name === name);
  if (!named) throw new AppError('unavailable', { message: (t) => t.payments.providerAway });
  return named;
}
