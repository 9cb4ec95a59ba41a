import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

import { type Language, languages } from '@motohaat/domain/language';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

import { languageWanted } from '../http/request-language.ts';
import { messagesIn } from '../messages/index.ts';
import { headersOfAnswer, refusalOf } from '../overload/refuse.ts';

/** Whether the process can serve: what the database last said of a live revision, or that it is away. */
type Readiness = 'live' | 'nothing-live' | 'away';

/**
 * In milliseconds: for how long the database's word is passed on, how long an answer waits for the next,
 * and for how long its last one counts when there is none.
 */
const timing = { word: 100, patience: 150, memory: 5_000 };

const addresses = { life: '/healthz', readiness: '/readyz' } as const;

/** Seconds. */
const retryAfter = '1';

/**
 * Answers whoever watches over the process: a proxy, a container platform. Neither answer waits for
 * the connections that requests share, and both come before anything is counted, so that a busy process
 * is not taken for a dead one; nor does it become busy by being asked, for they are made ahead.
 *
 * @param isLive asks the database, over a connection apart, whether a revision is live
 */
export function createHealth(isLive: () => Promise<boolean>) {
  const readiness = readinessBy(isLive);
  let drain: FastifyInstance['drain'] | undefined;

  /** @returns whether it was one of the two questions */
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { url, method } = request;
    const isLife = url === addresses.life;
    if (!isLife && url !== addresses.readiness) return false;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const isDraining = drain?.isDraining;
    if (isDraining) response.setHeader('connection', 'close');
    if (isLife) send(response, alive);
    else if (isDraining) refuse(request, response, 'ending');
    else answerReadiness(request, response);
    return true;
  }

  function answerReadiness(request: IncomingMessage, response: ServerResponse): void {
    const say = (state: Readiness) =>
      state === 'live' ? send(response, ready) : refuse(request, response, state);
    const known = readiness.known();
    if (known) say(known);
    else void readiness.ask().then(say);
  }

  const plugin = fastifyPlugin(
    async (app) => {
      ({ drain } = app);
      // So that the first question finds a connection.
      app.addHook('onListen', async () => void (await readiness.ask()));
      // Those that came another way than over the network.
      for (const url of Object.values(addresses)) {
        app.get(url, { config: { access: 'public' } }, (request, reply) => {
          reply.hijack();
          request.raw.url = url;
          answer(request.raw, reply.raw);
        });
      }
    },
    { name: 'health', dependencies: ['database', 'access', 'drain'] },
  );

  return { answer, plugin };
}

const alive = JSON.stringify({ status: 'alive' });
const ready = JSON.stringify({ status: 'ready' });

function send(response: ServerResponse, body: string): void {
  response.writeHead(200, [...headersOfAnswer, 'content-length', String(body.length)]).end(body);
}

type Reason = 'ending' | Exclude<Readiness, 'live'>;

const refusals = Object.fromEntries(
  languages.map((language) => {
    const { calls, errors } = messagesIn(language);
    const sentences = {
      ending: calls.ending,
      'nothing-live': calls.nothingLive,
      away: errors.unavailable,
    };
    const made = Object.entries(sentences).map(([reason, text]) => [reason, refusalOf(text)]);
    return [language, Object.fromEntries(made)];
  }),
) as Record<Language, Record<Reason, ReturnType<typeof refusalOf>>>;

function refuse({ headers }: IncomingMessage, response: ServerResponse, reason: Reason): void {
  const refusal = refusals[languageWanted(headers)][reason];
  const id = randomUUID();
  const own = ['retry-after', retryAfter, 'x-request-id', id];
  response.writeHead(503, [...refusal.headers, ...own]).end(refusal.bodyFor(id));
}

/** One question at a time, however many ask; a database that is slow is still there. */
function readinessBy(isLive: () => Promise<boolean>) {
  let last: { state: Readiness; at: number } | undefined;
  let word: typeof last;
  let asking: Promise<Readiness> | undefined;
  let hearing: Promise<Readiness> | undefined;

  async function ask(): Promise<Readiness> {
    const state = await isLive().then(
      (live) => (live ? 'live' : 'nothing-live'),
      () => 'away' as const,
    );
    last = { state, at: performance.now() };
    asking = undefined;
    return state;
  }

  async function hear(): Promise<Readiness> {
    asking ??= ask();
    const patience = sleep(timing.patience, undefined, { ref: false });
    const state = (await Promise.race([asking, patience])) ?? remembered();
    word = { state, at: performance.now() };
    hearing = undefined;
    return state;
  }

  function remembered(): Readiness {
    return last && performance.now() - last.at < timing.memory ? last.state : 'away';
  }

  return {
    /** What was heard just now. */
    known: (): Readiness | undefined =>
      word && performance.now() - word.at < timing.word ? word.state : undefined,
    /** All who ask meanwhile wait for the same. */
    ask: (): Promise<Readiness> => (hearing ??= hear()),
  };
}
