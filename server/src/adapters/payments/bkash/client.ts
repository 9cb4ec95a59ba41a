import * as v from 'valibot';

import { AppError } from '../../../http/app-error.ts';

export type BkashSettings = {
  appKey: string;
  appSecret: string;
  username: string;
  password: string;
  /** With the version, without what follows it. */
  apiBase: string;
};

/** ms; bKash itself asks for as much, since taking money may take so long. */
const timeout = 30_000;
/** ms before a token ends in which it is not used any more. */
const tokenMargin = 60_000;
/** Seconds after which asking again may help. */
const retryAfter = 5;

/** Codes that say that bKash is away, and nothing of the payment. Source: bKash, "Error codes". */
const awayCodes = new Set(['503', '9999']);
const badTokenCode = '2079';

/** bKash refuses what was asked, with its own code. */
export class BkashRefusal extends Error {
  override name = 'BkashRefusal';
  readonly code: string;

  constructor(code: string, message: string) {
    super(`bKash refused: ${code} ${message}`);
    this.code = code;
  }
}

const Refused = v.object({ statusCode: v.string(), statusMessage: v.optional(v.string(), '') });
const Token = v.object({ id_token: v.string(), expires_in: v.number() });

const paymentFields = {
  paymentID: v.string(),
  transactionStatus: v.string(),
  amount: v.string(),
  currency: v.string(),
  merchantInvoiceNumber: v.optional(v.string(), ''),
  payerReference: v.optional(v.string(), ''),
  trxID: v.optional(v.string()),
};
const Created = v.object({ paymentID: v.string(), bkashURL: v.string() });
const Queried = v.object({ ...paymentFields, userVerificationStatus: v.optional(v.string(), '') });
const Refund = v.object({ transactionStatus: v.string(), amount: v.string() });
const Anything = v.object({});

/** What bKash says of a payment. Amounts are taka with two decimals. */
export type BkashPayment = v.InferOutput<typeof Queried>;

export type NewBkashPayment = {
  amount: string;
  callbackURL: string;
  payerReference: string;
  merchantInvoiceNumber: string;
};

/**
 * bKash's tokenised checkout, version 1.2.0-beta, without agreement (mode 0011). Every call may throw
 * `BkashRefusal`, and AppError `unavailable` when nothing is known of what was done.
 *
 * Source: bKash developer portal, "Tokenized Checkout".
 */
export function bkashClient(settings: BkashSettings) {
  const token = tokenOf(settings);

  async function call<Schema extends v.GenericSchema>(
    path: string,
    body: object,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> {
    const ask = async () =>
      send(settings, path, body, {
        authorization: await token.get(),
        'x-app-key': settings.appKey,
      });
    try {
      return read(await ask(), schema);
    } catch (error) {
      // It may have ended early; with the next one the same is asked once more.
      if (!(error instanceof BkashRefusal && error.code === badTokenCode)) throw error;
      token.forget();
      return read(await ask(), schema);
    }
  }

  return {
    create: (wanted: NewBkashPayment) =>
      call('/create', { mode: '0011', currency: 'BDT', intent: 'sale', ...wanted }, Created),
    execute: (paymentID: string) => call('/execute', { paymentID }, Anything),
    query: (paymentID: string) => call('/payment/status', { paymentID }, Queried),
    refund: (refund: {
      paymentID: string;
      trxID: string;
      amount: string;
      sku: string;
      reason: string;
    }) => call('/payment/refund', refund, Anything),
    /** How the refund of a transaction stands; refused if there is none. */
    refundStatus: (transaction: { paymentID: string; trxID: string }) =>
      call('/payment/refund', transaction, Refund),
  };
}

/** A token is asked for when it is first needed, once for all who wait for it, and again before it ends. */
function tokenOf(settings: BkashSettings) {
  let held: Promise<{ text: string; until: number }> | undefined;
  async function grant() {
    const { username, password, appKey: app_key, appSecret: app_secret } = settings;
    const headers = { username, password };
    const answer = await send(settings, '/token/grant', { app_key, app_secret }, headers);
    const { id_token: text, expires_in: seconds } = read(answer, Token);
    return { text, until: Date.now() + seconds * 1000 - tokenMargin };
  }
  const get = async (): Promise<string> => {
    const isOwn = held === undefined;
    const asked = (held ??= grant());
    try {
      const { text, until } = await asked;
      // Whoever asked for it takes it, however soon it ends: the next could be no better.
      if (isOwn || Date.now() < until) return text;
    } catch (error) {
      if (held === asked) held = undefined;
      throw error;
    }
    if (held === asked) held = undefined;
    return get();
  };
  return {
    get,
    forget: () => {
      held = undefined;
    },
  };
}

async function send(
  { apiBase }: BkashSettings,
  path: string,
  body: object,
  headers: Record<string, string>,
): Promise<unknown> {
  try {
    const answer = await fetch(`${apiBase}/tokenized/checkout${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeout),
      redirect: 'error',
    });
    if (answer.ok) return await answer.json();
    throw new Error(`bKash answered ${answer.status}`);
  } catch (cause) {
    throw away(cause);
  }
}

function read<Schema extends v.GenericSchema>(answer: unknown, schema: Schema) {
  const refused = v.safeParse(Refused, answer);
  if (refused.success && refused.output.statusCode !== '0000') {
    const { statusCode, statusMessage } = refused.output;
    const refusal = new BkashRefusal(statusCode, statusMessage);
    throw awayCodes.has(statusCode) ? away(refusal) : refusal;
  }
  const known = v.safeParse(schema, answer);
  if (known.success) return known.output;
  throw away(new Error('bKash answered something unknown'));
}

function away(cause: unknown): AppError {
  return new AppError('unavailable', {
    cause,
    message: (t) => t.payments.providerAway,
    retryAfter,
  });
}
