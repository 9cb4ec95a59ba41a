import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Stripe } from 'stripe';

import { type Sandbox, startSandbox } from '../../sandbox.ts';

const SECRET = 'whsec_0123456789abcdef';

/** A shop's server as the sandbox sees it: the official SDK, and an endpoint for webhooks. */
export class Shop {
  sandbox!: Sandbox;
  stripe!: Stripe;
  /** Verified webhooks in the order in which they came. */
  received: Stripe.Event[] = [];
  /** What the endpoint answers next. */
  webhookStatus = 200;
  /** How far, in ms, the sandbox's clock is ahead. */
  ahead = 0;
  /** What the sandbox said to the person at the terminal. */
  readonly messages: string[] = [];
  readonly dir: string;
  readonly #endpoint: Server;

  private constructor(dir: string) {
    this.dir = dir;
    this.#endpoint = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const signature = request.headers['stripe-signature'] ?? '';
        this.received.push(
          this.stripe.webhooks.constructEvent(Buffer.concat(chunks), signature, SECRET),
        );
        response.writeHead(this.webhookStatus).end();
      });
    });
  }

  static async open(): Promise<Shop> {
    const shop = new Shop(await mkdtemp(path.join(tmpdir(), 'motohaat-payments-')));
    await new Promise<void>((resolve) => {
      shop.#endpoint.listen(0, '127.0.0.1', resolve);
    });
    await shop.startSandbox();
    return shop;
  }

  /** Starts the sandbox on the same folder, at a new address. */
  async startSandbox(): Promise<void> {
    this.sandbox = await startSandbox({
      port: 0,
      dir: this.dir,
      webhook: this.webhook,
      log: (message) => this.messages.push(message),
      now: () => Date.now() + this.ahead,
    });
    this.stripe = this.sdk(this.sandbox.payments.secretKey);
  }

  get webhook(): { url: string; secret: string } {
    const address = this.#endpoint.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    return { url: `http://127.0.0.1:${port}/webhooks`, secret: SECRET };
  }

  /** The official SDK with a key, pointed at the sandbox. */
  sdk(key: string, options: Stripe.StripeConfig = {}): Stripe {
    const { hostname, port } = new URL(this.sandbox.payments.apiBase);
    return new Stripe(key, {
      host: hostname,
      port,
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 2,
      ...options,
    });
  }

  /** An open intent of ৳1,85,000, for cards. */
  intent(
    params: Partial<Stripe.PaymentIntentCreateParams> = {},
    options?: Stripe.RequestOptions,
  ): Promise<Stripe.Response<Stripe.PaymentIntent>> {
    return this.stripe.paymentIntents.create(
      { amount: 18_500_000, currency: 'bdt', allowed_payment_method_types: ['card'], ...params },
      options,
    );
  }

  /** A control call; gives its answer. */
  async control(call: string, body?: unknown): Promise<Response> {
    return fetch(`${this.sandbox.url}/__sandbox/payments/${call}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async state(): Promise<State> {
    return (await (await this.control('state')).json()) as State;
  }

  get receivedTypes(): string[] {
    return this.received.map(({ type }) => type);
  }

  async reset(): Promise<void> {
    this.ahead = 0;
    this.webhookStatus = 200;
    await this.control('reset', {});
    this.received = [];
  }

  async close(): Promise<void> {
    await this.sandbox.stop();
    this.#endpoint.closeAllConnections();
    this.#endpoint.close();
    await rm(this.dir, { recursive: true, force: true });
  }
}

interface State {
  intents: Stripe.PaymentIntent[];
  charges: Stripe.Charge[];
  refunds: Stripe.Refund[];
  events: Stripe.Event[];
  deliveries: { event: string; type: string; status?: number }[];
  calls: { method: string; path: string; idempotencyKey: string | null; status?: number }[];
}

/** The SDK's error that a promise ends with. */
export async function errorOf(
  promise: Promise<unknown>,
): Promise<InstanceType<typeof Stripe.errors.StripeError>> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) return error;
    throw error;
  }
  throw new Error('There was no error.');
}
