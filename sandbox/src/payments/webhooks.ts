import { setTimeout as sleep } from 'node:timers/promises';

import type { Event } from './objects.ts';
import { signatureHeader } from './signature.ts';

/** Where events are told, and the secret that signs them. */
export interface WebhookEndpoint {
  url: string;
  secret: string;
}

/** How events are told; the way to try what happens when they come late, twice or out of order. */
export interface WebhookSettings {
  endpoint?: WebhookEndpoint;
  /** Events wait until this is false again. */
  paused: boolean;
  /** Wait before the first try, in ms. */
  delayMs: number;
  /** How many times more than once each event is told. */
  duplicates: number;
  /** Tell the events that wait together in reverse order. */
  reorder: boolean;
}

/** One try to tell an event; `status` is absent when there was no answer. */
export interface Delivery {
  event: string;
  type: string;
  status?: number;
}

export interface WebhooksOptions {
  endpoint?: WebhookEndpoint;
  /** The time in ms since 1970. */
  now: () => number;
  log: (message: string) => void;
  /** Called when an event was changed by its delivery. */
  changed: () => void;
}

const ANSWER_TIME_MS = 10_000;
const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 60_000;
/** The vendor tries for three days. */
const GIVE_UP_AFTER_S = 3 * 24 * 3600;
const DELIVERIES_KEPT = 1000;

/** Tells events to the endpoint, signed, again and again until it answers with a 2xx. */
export class Webhooks {
  settings: WebhookSettings;
  deliveries: Delivery[] = [];
  readonly #options: WebhooksOptions;
  #waiting: Event[] = [];
  #batchIsDue = false;
  /** Ends the waits and the tries under way. */
  #ending = new AbortController();

  constructor(options: WebhooksOptions) {
    this.#options = options;
    this.settings = initialSettings(options.endpoint);
  }

  /** Takes new settings; events that wait are told as soon as these allow it. */
  configure(change: Partial<WebhookSettings>): void {
    this.settings = { ...this.settings, ...change };
    if (!this.settings.paused) this.#tellSoon();
  }

  /** Takes an event that the endpoint has not acknowledged. */
  add(event: Event): void {
    if (!this.settings.endpoint || event.pending_webhooks === 0) return;
    this.#waiting.push(event);
    this.#tellSoon();
  }

  /** Tells an event once more, at once. */
  async resend(event: Event): Promise<void> {
    await this.#tell(event, this.#ending.signal);
  }

  /** Forgets what waits and goes back to the first settings. */
  reset(): void {
    this.end();
    this.#ending = new AbortController();
    this.#waiting = [];
    this.#batchIsDue = false;
    this.deliveries = [];
    this.settings = initialSettings(this.#options.endpoint);
  }

  /** Tells nothing more. */
  end(): void {
    this.#ending.abort();
  }

  #tellSoon(): void {
    if (this.#batchIsDue || this.#waiting.length === 0) return;
    this.#batchIsDue = true;
    void this.#tellBatch(this.#ending.signal);
  }

  async #tellBatch(signal: AbortSignal): Promise<void> {
    if (!(await waits(this.settings.delayMs, signal))) return;
    this.#batchIsDue = false;
    if (this.settings.paused) return;
    const batch = this.#waiting.splice(0);
    if (this.settings.reorder) batch.reverse();
    for (const event of batch) {
      for (let copy = 0; copy <= this.settings.duplicates; copy += 1) {
        const acknowledged = await this.#tell(event, signal);
        if (!acknowledged && copy === 0) void this.#tellAgain(event, signal);
      }
    }
  }

  async #tellAgain(event: Event, signal: AbortSignal): Promise<void> {
    for (let wait = FIRST_RETRY_MS; ; wait = Math.min(wait * 2, LONGEST_RETRY_MS)) {
      if (!(await waits(wait, signal))) return;
      if (event.pending_webhooks === 0) return;
      if (this.settings.paused) {
        this.#waiting.push(event);
        return;
      }
      if (await this.#tell(event, signal)) return;
      if (this.#seconds() - event.created > GIVE_UP_AFTER_S) {
        this.#options.log(`The webhook ${event.type} (${event.id}) was given up after three days.`);
        this.#settle(event);
        return;
      }
    }
  }

  /** Says whether the endpoint acknowledged the event. */
  async #tell(event: Event, signal: AbortSignal): Promise<boolean> {
    const { endpoint } = this.settings;
    if (!endpoint || signal.aborted) return false;
    const status = await post(endpoint, event, this.#seconds(), signal);
    if (signal.aborted) return false;
    this.deliveries.push({ event: event.id, type: event.type, ...(status && { status }) });
    this.deliveries.splice(0, this.deliveries.length - DELIVERIES_KEPT);
    const acknowledged = status !== undefined && status >= 200 && status < 300;
    if (acknowledged) this.#settle(event);
    return acknowledged;
  }

  #settle(event: Event): void {
    event.pending_webhooks = 0;
    this.#options.changed();
  }

  #seconds(): number {
    return Math.floor(this.#options.now() / 1000);
  }
}

function initialSettings(endpoint: WebhookEndpoint | undefined): WebhookSettings {
  return {
    ...(endpoint && { endpoint }),
    paused: false,
    delayMs: 0,
    duplicates: 0,
    reorder: false,
  };
}

/** The answer's status; undefined when there was none. A redirect is no acknowledgement. */
async function post(
  endpoint: WebhookEndpoint,
  event: Event,
  time: number,
  signal: AbortSignal,
): Promise<number | undefined> {
  const payload = JSON.stringify({ ...event, pending_webhooks: 1 }, null, 2);
  try {
    const answer = await fetch(endpoint.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signatureHeader(payload, endpoint.secret, time),
        'user-agent': 'Stripe/1.0 (MotoHaat sandbox)',
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIME_MS)]),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    // No answer is an outcome here: the delivery is listed without a status and tried again.
    return undefined;
  }
}

/** Waits; false when it was ended before. */
async function waits(ms: number, signal: AbortSignal): Promise<boolean> {
  try {
    await sleep(ms, undefined, { signal, ref: false });
    return true;
  } catch {
    return false;
  }
}
