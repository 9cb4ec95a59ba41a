import type { FastifyInstance, FastifyRequest } from 'fastify';

import { addFailureHooks } from '../failure-injection.ts';
import { randomId } from '../random-id.ts';
import { isPublishable } from './authentication.ts';
import type { Call } from './calls.ts';
import { findCharge } from './charges.ts';
import { confirmIntent } from './confirm.ts';
import { createIntent } from './create-intent.ts';
import { findDispute } from './disputes.ts';
import { describeRefusal, invalidRequest, noSuch } from './errors.ts';
import { expand } from './expand.ts';
import { type Params, parseForm } from './form.ts';
import { addIdempotency } from './idempotency.ts';
import { cancelIntent, findIntent, updateIntent } from './intents.ts';
import { LIST_PARAMS, listPage } from './list.ts';
import { assertKnown, readText, readTexts } from './params.ts';
import { createMethod, findMethod } from './payment-methods.ts';
import type { Payments } from './payments.ts';
import { assertSecretKey, takeClientSecret, visibleIntent } from './publishable.ts';
import { createRefund, findRefund } from './refunds.ts';
import { API_VERSION } from './vendor.ts';

/** Answers one call: what it asks for, by whom, and the id in its path. */
type Work = (params: Params, call: Call, id: string) => object;

export interface PaymentsRestOptions {
  payments: Payments;
  log: (message: string) => void;
}

/** The calls that the vendor's SDKs make, below `/v1`, and the vendor's error shape. */
export async function paymentsRest(
  app: FastifyInstance,
  { payments, log }: PaymentsRestOptions,
): Promise<void> {
  const callOf = addCalls(app, payments);
  app.setErrorHandler((error, request, reply) => {
    const refusal = describeRefusal(error, log);
    const { payment_intent: intent, ...rest } = refusal.error;
    const visible = intent && { payment_intent: visibleIntent(intent, callOf(request)) };
    return reply.code(refusal.statusCode).send({ error: { ...rest, ...visible } });
  });
  app.setNotFoundHandler(({ method, url }) => {
    throw invalidRequest(`Unrecognized request URL (${method}: ${url.split('?')[0]}).`, {}, 404);
  });
  readForms(app);
  addIdempotency(app, payments, callOf);
  addFailureHooks(app, payments.failures);

  const answer = (work: Work) => (request: FastifyRequest) => {
    const { key: _, ...params } = paramsOf(request);
    const { id = '' } = request.params as { id?: string };
    return expand(payments, work(params, callOf(request), id), readTexts(params, 'expand'));
  };
  const secret = (work: Work) =>
    answer((params, call, id) => {
      assertSecretKey(call);
      return work(params, call, id);
    });
  addIntents(app, payments, answer, secret);
  addOthers(app, payments, answer, secret);
}

type Answer = (work: Work) => (request: FastifyRequest) => object;

function addIntents(app: FastifyInstance, payments: Payments, answer: Answer, secret: Answer) {
  app.post(
    '/payment_intents',
    secret((params, call) => createIntent(payments, params, call)),
  );
  app.get(
    '/payment_intents',
    secret((params) => {
      assertKnown(params, LIST_PARAMS);
      return listPage(Object.values(payments.state.value.intents), params, '/v1/payment_intents');
    }),
  );
  app.get(
    '/payment_intents/:id',
    answer((params, call, id) => {
      const intent = findIntent(payments, id);
      takeClientSecret(intent, params, call);
      return visibleIntent(intent, call);
    }),
  );
  app.post(
    '/payment_intents/:id',
    secret((params, _call, id) => updateIntent(payments, findIntent(payments, id), params)),
  );
  app.post(
    '/payment_intents/:id/confirm',
    answer((params, call, id) => {
      const intent = findIntent(payments, id);
      const rest = takeClientSecret(intent, params, call);
      return visibleIntent(confirmIntent(payments, intent, rest, call), call);
    }),
  );
  app.post(
    '/payment_intents/:id/cancel',
    secret((params, call, id) => cancelIntent(payments, findIntent(payments, id), params, call)),
  );
}

function addOthers(app: FastifyInstance, payments: Payments, answer: Answer, secret: Answer) {
  app.post(
    '/payment_methods',
    answer((params) => createMethod(payments, params).object),
  );
  app.get(
    '/payment_methods/:id',
    secret((_params, _call, id) => findMethod(payments, id, 404).object),
  );
  app.get(
    '/charges',
    secret((params) => {
      assertKnown(params, [...LIST_PARAMS, 'payment_intent']);
      const all = Object.values(payments.state.value.charges).filter(isOf(params));
      return listPage(all, params, '/v1/charges');
    }),
  );
  app.get(
    '/charges/:id',
    secret((_params, _call, id) => findCharge(payments, id)),
  );
  app.post(
    '/refunds',
    secret((params, call) => createRefund(payments, params, call)),
  );
  app.get(
    '/refunds',
    secret((params) => {
      assertKnown(params, [...LIST_PARAMS, 'charge', 'payment_intent']);
      const charge = readText(params, 'charge');
      const all = Object.values(payments.state.value.refunds)
        .filter(isOf(params))
        .filter((refund) => charge === undefined || refund.charge === charge);
      return listPage(all, params, '/v1/refunds');
    }),
  );
  app.get(
    '/refunds/:id',
    secret((_params, _call, id) => findRefund(payments, id)),
  );
  app.get(
    '/disputes',
    secret((params) => {
      assertKnown(params, [...LIST_PARAMS, 'charge', 'payment_intent']);
      const all = Object.values(payments.state.value.disputes).filter(isOf(params));
      return listPage(all, params, '/v1/disputes');
    }),
  );
  app.get(
    '/disputes/:id',
    secret((_params, _call, id) => findDispute(payments, id)),
  );
  app.get(
    '/events',
    secret((params) => {
      assertKnown(params, [...LIST_PARAMS, 'type', 'types', 'delivery_success']);
      const type = readText(params, 'type');
      const types = type === undefined ? readTexts(params, 'types') : [type];
      const delivered = readText(params, 'delivery_success');
      const all = Object.values(payments.state.value.events)
        .filter((event) => types.length === 0 || types.includes(event.type))
        .filter(
          (event) =>
            delivered === undefined || (delivered === 'true') === (event.pending_webhooks === 0),
        );
      return listPage(all, params, '/v1/events');
    }),
  );
  app.get(
    '/events/:id',
    secret((_params, _call, id) => {
      const event = payments.state.value.events[id];
      if (!event) throw noSuch('event', id, 'id');
      return event;
    }),
  );
}

function isOf(params: Params): (item: { payment_intent: string }) => boolean {
  const intent = readText(params, 'payment_intent');
  return (item) => intent === undefined || item.payment_intent === intent;
}

/** Lists every call and finds out who makes it; the answers carry the vendor's headers. */
function addCalls(app: FastifyInstance, payments: Payments): (request: FastifyRequest) => Call {
  const calls = new WeakMap<FastifyRequest, Call>();
  const callOf = (request: FastifyRequest): Call => {
    const known = calls.get(request);
    if (known) return known;
    const call: Call = {
      method: request.method,
      path: request.url.split('?')[0] ?? '',
      requestId: `req_${randomId(14)}`,
      idempotencyKey: textHeader(request, 'idempotency-key') ?? null,
      publishable: true,
    };
    calls.set(request, call);
    return call;
  };

  app.addHook('onRequest', async (request, reply) => {
    const call = callOf(request);
    payments.calls.add(call);
    reply.headers({
      'cache-control': 'no-cache, no-store',
      'request-id': call.requestId,
      'stripe-version': textHeader(request, 'stripe-version') ?? API_VERSION,
    });
  });
  app.addHook('preHandler', async (request) => {
    const key = readText(paramsOf(request), 'key');
    callOf(request).publishable = isPublishable(request.headers.authorization, key);
    const version = textHeader(request, 'stripe-version');
    if (version !== undefined && !/^\d{4}-\d\d-\d\d(\.\w+)?$/.test(version)) {
      throw invalidRequest(`Invalid Stripe API version: ${version}`);
    }
  });
  app.addHook('onSend', async (request, reply, payload) => {
    callOf(request).status = reply.statusCode;
    return payload;
  });
  return callOf;
}

/** Bodies are kept as text: brackets in the names of parameters make groups and lists of them. */
function readForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
}

function paramsOf({ url, body }: FastifyRequest): Params {
  const query = url.split('?')[1] ?? '';
  return parseForm([query, typeof body === 'string' ? body : ''].filter(Boolean).join('&'));
}

function textHeader({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}
