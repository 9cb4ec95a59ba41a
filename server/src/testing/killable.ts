import type { KyselyPlugin } from 'kysely';

import type { PaymentsPort } from '../adapters/payments/port.ts';
import type { Payments } from '../modules/payments/payments.ts';

/** The end of a process: nothing that follows happens. */
export class Killed extends Error {
  override name = 'Killed';
}

/** What a process that may die works with, and whether it has died, whoever caught its last error. */
export type Killable = { payments: Payments; isKilled: () => boolean };

/**
 * A process that dies at its nth step. Steps are statements, and calls to the provider, of which each
 * can be the last before it is sent and the last whose answer is not seen.
 *
 * @param steps from 1
 */
export function killable({ db, provider, wallet, log }: Payments, steps: number): Killable {
  let rest = steps;
  const live = () => {
    rest -= 1;
    if (rest <= 0) throw new Killed();
  };
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      live();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const call =
    <Args extends unknown[], Answer>(work: (...args: Args) => Promise<Answer>) =>
    async (...args: Args): Promise<Answer> => {
      live();
      const answer = await work(...args);
      live();
      return answer;
    };
  const killableProvider = (port: PaymentsPort): PaymentsPort => ({
    ...port,
    createIntent: call(port.createIntent),
    retrieveIntent: call(port.retrieveIntent),
    cancelIntent: call(port.cancelIntent),
    ...(port.takeIntent && { takeIntent: call(port.takeIntent) }),
    refund: call(port.refund),
  });
  const killableDb = Object.assign(db.withPlugin(plugin), {
    probe: db.probe,
    takePoolWait: db.takePoolWait,
    measureTurn: db.measureTurn,
    poolState: db.poolState,
    close: async () => {},
  });
  return {
    payments: {
      db: killableDb,
      provider: killableProvider(provider),
      wallet: wallet && killableProvider(wallet),
      log,
    },
    isKilled: () => rest <= 0,
  };
}
