import { createHash } from 'node:crypto';

import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { v7 as uuidv7 } from 'uuid';

import { AppError } from '../http/app-error.ts';
import { idempotencyKeyForm } from '../http/idempotency-key.ts';
import { languageOf } from '../http/request-language.ts';
import {
  claimKey,
  type EarlierRequest,
  findRequest,
  keepAnswer,
  releaseKey,
  type RequestKey,
} from './idempotency.repository.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that this request holds until it is answered. */
    requestKey: RequestKey | null;
    /** The id for the row that this request makes: always the same one for its repeats. */
    newRowId(): string;
  }
}

/**
 * `Idempotency-Key` for every call whose row says `idempotent`: a repeat with the same body gets the first
 * answer again, with `Idempotent-Replayed: true` (ruling G9; IETF draft
 * "The Idempotency-Key HTTP Header Field"). Other requests with that key are refused.
 *
 * Answers below 500 are kept, refusals included, and what they say in each language: a repeat may come
 * from the page in the other one. What failed on our side may be tried again. If the
 * process dies between the work and the keeping of its answer, the repeat does the work again
 * with the id of the first, which finds that it is done.
 */
export const idempotency = fastifyPlugin(
  async (app) => {
    app.decorateRequest('requestKey', null);
    app.decorateRequest('newRowId', () => uuidv7());

    app.addHook('preHandler', (request, reply, done) => {
      // Most calls are no such.
      if (!request.routeOptions.config.call?.idempotent) return done();
      claim(request, reply).then(() => {
        if (!reply.sent) done();
      }, done);
    });

    async function claim(request: FastifyRequest, reply: FastifyReply) {
      const key = keyOf(request);
      if (!key) return;
      const hash = hashOf(request);
      const newRowId = await claimKey(app.db, key, hash);
      if (newRowId !== undefined) return hold(request, key, newRowId);
      const earlier = await findRequest(app.db, key);
      if (!earlier) throw inProgress();
      if (earlier.request_hash !== hash) throw new AppError('key_reused');
      if (earlier.response_status === null) throw inProgress();
      reply.header('idempotent-replayed', 'true');
      if (earlier.response_body !== null) return replay(request, reply, earlier);
      request.newRowId = () => earlier.new_row_id;
    }

    app.addHook('onSend', (request, reply, payload, done) => {
      const { requestKey } = request;
      if (!requestKey) return done(null, payload);
      request.requestKey = null;
      void settle(requestKey, request, reply, payload)
        .catch((error: unknown) => {
          // The work is done and its answer is at hand: the caller gets it. A repeat finds it done.
          request.log.error({ err: error }, 'an answer could not be kept for its repeats');
        })
        .then(() => done(null, payload));
    });

    async function settle(
      key: RequestKey,
      request: FastifyRequest,
      reply: FastifyReply,
      payload: unknown,
    ) {
      const status = reply.statusCode;
      if (status >= 500 || status === 429 || status === 408) return releaseKey(app.db, key);
      const isKept = reply.routeOptions.config.call?.idempotent === 'replayed';
      if (!isKept || typeof payload !== 'string') {
        return keepAnswer(app.db, key, { status, body: null, bodyInBangla: null });
      }
      const [body, bodyInBangla] = inEach(request, reply, payload);
      return keepAnswer(app.db, key, { status, body, bodyInBangla });
    }
  },
  { name: 'idempotency', dependencies: ['access', 'database'] },
);

/** @throws AppError `invalid` for a key of another form */
function keyOf(request: FastifyRequest): RequestKey | undefined {
  const key = request.headers['idempotency-key'];
  const actor = request.actor?.uid ?? request.identity?.uid;
  if (key === undefined || !actor) return undefined;
  // Node joins what is sent several times.
  if (!idempotencyKeyForm.test(String(key))) {
    throw new AppError('invalid', {
      fields: { 'Idempotency-Key': (t) => t.fields.idempotencyKey },
    });
  }
  return { actor, operation: `POST ${request.routeOptions.url ?? ''}`, key: String(key) };
}

/** Of what was asked: the path with its ids, and the body. */
function hashOf(request: FastifyRequest): string {
  const [path] = request.url.split('?');
  const asked = JSON.stringify([path, request.body ?? null]);
  return createHash('sha256').update(asked).digest('base64url');
}

function hold(request: FastifyRequest, key: RequestKey, newRowId: string): void {
  request.requestKey = key;
  request.newRowId = () => newRowId;
}

/** What is kept of an answer: as it was sent, or, where it says something, in each language. */
function inEach(
  request: FastifyRequest,
  reply: FastifyReply,
  sent: string,
): [english: string, bangla: string | null] {
  const { bodyIn } = request;
  if (!bodyIn) return [sent, null];
  const language = languageOf(request, reply);
  const other = JSON.stringify(bodyIn(language === 'en' ? 'bn' : 'en'));
  return language === 'en' ? [sent, other] : [other, sent];
}

function replay(request: FastifyRequest, reply: FastifyReply, earlier: EarlierRequest) {
  const { response_status: status, response_body: body, response_body_bn: inBangla } = earlier;
  const wantsBangla = inBangla !== null && languageOf(request, reply) === 'bn';
  return reply
    .code(status ?? 200)
    .header('content-type', 'application/json; charset=utf-8')
    .send(wantsBangla ? inBangla : body);
}

function inProgress(): AppError {
  return new AppError('in_progress', { retryAfter: 1 });
}
