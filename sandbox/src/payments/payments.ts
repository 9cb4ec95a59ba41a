import path from 'node:path';

import { InjectedFailures } from '../failure-injection.ts';
import { StateFile } from '../state-file.ts';
import { Calls } from './calls.ts';
import { emptyState, parseState, type PaymentsState } from './state.ts';
import { type WebhookEndpoint, Webhooks } from './webhooks.ts';

export interface PaymentsOptions {
  /** State folder. */
  dir: string;
  /** Where events are told; nowhere unless told. */
  webhook?: WebhookEndpoint;
  /** The time in ms since 1970. */
  now: () => number;
  log: (message: string) => void;
}

/** One test account of the card vendor: what it remembers and what acts on it. Knows no HTTP. */
export interface Payments {
  readonly state: StateFile<PaymentsState>;
  readonly webhooks: Webhooks;
  readonly calls: Calls;
  readonly failures: InjectedFailures;
  readonly now: () => number;
  /** Forgets all payments, failures and webhook settings. */
  reset: () => void;
  /** Ends the webhooks and writes what is not written yet; untold events are told after a restart. */
  close: () => Promise<void>;
}

/** The vendor keeps events for 30 days and idempotency keys for at least 24 hours. */
const EVENTS_KEPT_S = 30 * 24 * 3600;
export const ANSWERS_KEPT_MS = 24 * 3600 * 1000;

/**
 * Opens the account kept in a folder, or begins one.
 *
 * @throws when the folder cannot be read or written.
 */
export async function openPayments(options: PaymentsOptions): Promise<Payments> {
  const { dir, webhook, now, log } = options;
  const state = await StateFile.open<PaymentsState>({
    file: path.join(dir, 'payments.json'),
    parse: parseState,
    initial: emptyState,
    log,
  });
  forgetOld(state.value, now());
  const webhooks = new Webhooks({ endpoint: webhook, now, log, changed: () => state.changed() });
  for (const event of Object.values(state.value.events)) webhooks.add(event);
  const calls = new Calls();
  const failures = new InjectedFailures();
  return {
    state,
    webhooks,
    calls,
    failures,
    now,
    reset: () => {
      webhooks.reset();
      calls.clear();
      failures.clear();
      state.value = emptyState();
      state.changed();
    },
    close: () => {
      webhooks.end();
      return state.flush();
    },
  };
}

/** The time in the vendor's unit: seconds since 1970. */
export function secondsNow(payments: Payments): number {
  return Math.floor(payments.now() / 1000);
}

function forgetOld({ events, answers }: PaymentsState, now: number): void {
  for (const { id, created } of Object.values(events)) {
    if (created < now / 1000 - EVENTS_KEPT_S) delete events[id];
  }
  for (const [key, { savedAt }] of Object.entries(answers)) {
    if (savedAt < now - ANSWERS_KEPT_MS) delete answers[key];
  }
}
