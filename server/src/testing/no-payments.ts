import type { PaymentsPort } from '../adapters/payments/port.ts';
import { AppError } from '../http/app-error.ts';

const away = async () => {
  throw new AppError('unavailable');
};

/** A provider that knows of no payment, for tests in which nobody pays. */
export const noPayments: PaymentsPort = {
  name: 'stripe',
  createIntent: away,
  retrieveIntent: async () => undefined,
  cancelIntent: async () => {
    throw new AppError('not_found');
  },
  refund: away,
  verifyWebhook: () => {
    throw new AppError('bad_request');
  },
};
