import type { FastifyInstance, FastifyRequest } from 'fastify';

import { addFailureHooks } from '../failure-injection.ts';
import { type Fields, readFields, readText } from '../fields.ts';
import { randomId } from '../random-id.ts';
import { baseUrl } from '../request-guard.ts';
import type { WalletPayment } from './state.ts';
import {
  createPayment,
  execute,
  findPayment,
  refund,
  type Wallet,
  WalletRefusal,
} from './wallet.ts';

/** Where the calls begin, as on bKash's own host. */
export const BKASH_PREFIX = '/bkash/v1.2.0-beta';
/** Where a payer confirms a payment. */
export const BKASH_PAGE = '/bkash/pay';
/** What opens the stand-in, and nothing else. */
const KEYS = {
  appKey: 'MotoHaatSandboxApp',
  appSecret: 'MotoHaatSandboxSecret',
  username: 'sandbox',
  password: 'sandbox',
};
/** Seconds for which a token is good. */
const TOKEN_S = 3600;
/** Largest amount of one payment, in poisha. */
const LARGEST = 99_999_999;

const DONE = { statusCode: '0000', statusMessage: 'Successful' };

/**
 * The tokenised checkout, version 1.2.0-beta. Refusals come with status 200 and a code in the body.
 *
 * Source: bKash developer portal, "Tokenized Checkout" and "Error codes".
 */
export async function bkashRest(
  app: FastifyInstance,
  { wallet }: { wallet: Wallet },
): Promise<void> {
  addFailureHooks(app, wallet.failures);
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof WalletRefusal)) throw error;
    return reply.send({ statusCode: error.code, statusMessage: error.message });
  });

  app.post('/tokenized/checkout/token/grant', (request) => grant(wallet, request));
  app.post('/tokenized/checkout/token/refresh', (request) => grant(wallet, request));

  const post = (path: string, work: (fields: Fields, request: FastifyRequest) => object) =>
    app.post(`/tokenized/checkout${path}`, (request) => {
      assertToken(wallet, request);
      return { ...DONE, ...work(readFields(request.body), request) };
    });
  post('/create', (fields, request) => {
    const payment = createPayment(wallet, readNew(fields));
    const { paymentID, callbackURL } = payment;
    return {
      ...described(payment),
      bkashURL: `${baseUrl(request)}${BKASH_PAGE}?paymentID=${paymentID}`,
      callbackURL,
      successCallbackURL: callbackOf(payment, 'success'),
      failureCallbackURL: callbackOf(payment, 'failure'),
      cancelledCallbackURL: callbackOf(payment, 'cancel'),
    };
  });
  post('/execute', ({ paymentID }) => {
    const payment = findPayment(wallet, paymentID);
    execute(wallet, payment);
    return { ...described(payment), customerMsisdn: payment.wallet };
  });
  post('/payment/status', ({ paymentID }) => described(findPayment(wallet, paymentID)));
  post('/payment/refund', (fields) => {
    const payment = findPayment(wallet, fields['paymentID']);
    if (readText(fields, 'trxID') !== payment.trxID) {
      throw new WalletRefusal('2002', 'Invalid transaction');
    }
    const amount = readText(fields, 'amount');
    // Without an amount it asks how a refund stands.
    if (amount !== undefined) refund(wallet, payment, poishaOf(amount));
    if (!payment.refund) throw new WalletRefusal('2073', 'No refund of this transaction');
    return {
      originalTrxID: payment.trxID,
      refundTrxID: payment.refund.trxID,
      transactionStatus: 'Completed',
      amount: takaOf(payment.refund.amount),
      currency: 'BDT',
      charge: '0.00',
    };
  });
}

/** Where a payer is led back to, with what is no more than a hint. */
export function callbackOf(
  { callbackURL, paymentID }: WalletPayment,
  status: 'success' | 'failure' | 'cancel',
): string {
  const url = new URL(callbackURL);
  url.searchParams.set('paymentID', paymentID);
  url.searchParams.set('status', status);
  return url.href;
}

function grant(wallet: Wallet, { headers, body }: FastifyRequest): object {
  const { app_key: appKey, app_secret: appSecret } = readFields(body);
  const isKnown =
    headers['username'] === KEYS.username &&
    headers['password'] === KEYS.password &&
    appKey === KEYS.appKey &&
    appSecret === KEYS.appSecret;
  if (!isKnown) throw new WalletRefusal('2001', 'Invalid App Key');
  const token = randomId(40);
  wallet.tokens.set(token, wallet.now() + TOKEN_S * 1000);
  return {
    ...DONE,
    id_token: token,
    token_type: 'Bearer',
    expires_in: TOKEN_S,
    refresh_token: randomId(40),
  };
}

function assertToken(wallet: Wallet, { headers }: FastifyRequest): void {
  const until = wallet.tokens.get(headers.authorization ?? '') ?? 0;
  if (until <= wallet.now()) throw new WalletRefusal('2079', 'Invalid app token');
  if (headers['x-app-key'] !== KEYS.appKey) throw new WalletRefusal('2001', 'Invalid App Key');
}

function readNew(fields: Fields) {
  const text = (name: string) => {
    const value = readText(fields, name);
    if (value) return value;
    throw new WalletRefusal('2065', 'Mandatory field missing');
  };
  if (text('mode') !== '0011') throw new WalletRefusal('2003', 'Invalid mode');
  if (text('currency') !== 'BDT') throw new WalletRefusal('2007', 'Invalid currency');
  if (text('intent') !== 'sale') throw new WalletRefusal('2008', 'Invalid intent');
  const amount = poishaOf(text('amount'));
  if (amount < 100 || amount > LARGEST) throw new WalletRefusal('2006', 'Invalid Amount');
  return {
    amount,
    payerReference: text('payerReference'),
    merchantInvoiceNumber: text('merchantInvoiceNumber'),
    callbackURL: text('callbackURL'),
  };
}

/** A payment as all calls tell it. */
function described(payment: WalletPayment): object {
  const isTaken = payment.trxID !== undefined;
  return {
    paymentID: payment.paymentID,
    mode: '0011',
    amount: takaOf(payment.amount),
    currency: 'BDT',
    intent: 'sale',
    merchantInvoiceNumber: payment.merchantInvoiceNumber,
    payerReference: payment.payerReference,
    paymentCreateTime: new Date(payment.createdAt).toISOString(),
    transactionStatus: isTaken ? 'Completed' : 'Initiated',
    userVerificationStatus: isTaken || payment.step === 'verified' ? 'Complete' : 'Incomplete',
    ...(isTaken && { trxID: payment.trxID }),
  };
}

const takaOf = (poisha: number) => (poisha / 100).toFixed(2);
const poishaOf = (taka: string) => Math.round(Number(taka) * 100) || 0;
