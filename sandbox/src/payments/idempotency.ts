import { createHash } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Call } from './calls.ts';
import { invalidRequest, StripeRefusal } from './errors.ts';
import { canonicalForm } from './form.ts';
import { ANSWERS_KEPT_MS, type Payments } from './payments.ts';

const LONGEST_KEY = 255;

/**
 * Makes repeated requests safe, as the vendor does: the same key with the same parameters gets the
 * first answer again, with other parameters an error, and while the first is under way a 409. Kept
 * are the answers of work that was done: successes and declined cards.
 * Source: https://docs.stripe.com/api/idempotent_requests
 */
export function addIdempotency(
  app: FastifyInstance,
  payments: Payments,
  callOf: (request: FastifyRequest) => Call,
): void {
  /** Keys of the requests that have no answer yet. */
  const locks = new Set<string>();
  const owners = new WeakMap<FastifyRequest, { key: string; fingerprint: string }>();

  app.addHook('preHandler', async (request, reply) => {
    const key = request.method === 'POST' ? callOf(request).idempotencyKey : null;
    if (key === null) return undefined;
    if (key.length > LONGEST_KEY) {
      throw invalidRequest(`Idempotency keys have at most ${LONGEST_KEY} signs.`);
    }
    reply.header('idempotency-key', key);
    if (locks.has(key)) throw inUse(key);
    const fingerprint = fingerprintOf(request);
    const saved = payments.state.value.answers[key];
    if (saved && saved.savedAt > payments.now() - ANSWERS_KEPT_MS) {
      if (saved.fingerprint !== fingerprint) throw otherRequest(key);
      return reply
        .code(saved.status)
        .headers({ 'idempotent-replayed': 'true', 'original-request': saved.requestId })
        .type('application/json; charset=utf-8')
        .send(saved.body);
    }
    locks.add(key);
    owners.set(request, { key, fingerprint });
    reply.raw.once('close', () => locks.delete(key));
    return undefined;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const owner = owners.get(request);
    owners.delete(request);
    if (owner && typeof payload === 'string' && isOutcome(reply)) {
      payments.state.value.answers[owner.key] = {
        fingerprint: owner.fingerprint,
        status: reply.statusCode,
        body: payload,
        requestId: callOf(request).requestId,
        savedAt: payments.now(),
      };
      payments.state.changed();
    }
    return payload;
  });
}

function isOutcome({ statusCode }: FastifyReply): boolean {
  return statusCode < 300 || statusCode === 402;
}

function fingerprintOf({ url, body }: FastifyRequest): string {
  const parameters = canonicalForm(typeof body === 'string' ? body : '');
  return createHash('sha256').update(`${url}\n${parameters}`).digest('hex');
}

function inUse(key: string): Error {
  return new StripeRefusal(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: `There is currently another in-progress request using this idempotency key: ${key}.`,
  });
}

function otherRequest(key: string): Error {
  return new StripeRefusal(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used ' +
      `with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });
}
