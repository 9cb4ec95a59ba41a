import { AppError } from '../../../http/app-error.ts';
import { createTestDatabase } from '../../../testing/database.ts';
import { startTestProvider } from '../../../testing/payments.ts';
import { testWallet, walletControl } from '../../../testing/wallet.ts';
import { describePaymentsContract } from '../testing/payments-contract.ts';

/** Its payer confirms, and the server takes the money, if it has not given the payment up. */
describePaymentsContract(
  async () => {
    const { db, drop } = await createTestDatabase();
    const sandbox = await startTestProvider();
    const payments = testWallet(sandbox.url, db);
    const bkash = walletControl(sandbox.url);
    return {
      payments,
      confirm: async (id) => {
        await bkash.confirm(id);
        await payments.takeIntent?.(id).catch((error: unknown) => {
          if (!(error instanceof AppError && error.code === 'conflict')) throw error;
        });
      },
      stop: async () => {
        await sandbox.stop();
        await drop();
      },
    };
  },
  { isWallet: true },
);
