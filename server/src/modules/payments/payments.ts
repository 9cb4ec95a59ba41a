import type { PaymentsPort } from '../../adapters/payments/port.ts';
import type { Database } from '../../database/index.ts';
import type { Log } from '../../plugins/logging.ts';

/** What payments are made with. */
export type Payments = {
  db: Database;
  provider: PaymentsPort;
  /** Told of what a person should look into, never of secrets. */
  log: Pick<Log, 'info' | 'warn' | 'error'>;
};
