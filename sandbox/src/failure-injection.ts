import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { HttpError } from './errors.ts';
import { readCount, readFields, readFlag, readText } from './fields.ts';
import { CONTROL_PREFIX, isControlCall } from './request-guard.ts';

/** A failure to be made on purpose, for requests whose path contains `match`. */
export interface InjectedFailure {
  match: string;
  /** Only requests of this method; without it, all. */
  method?: string;
  /** Answer with this status, 400–599, instead of doing the work. */
  status?: number;
  /** The vendor's error code or sentence that goes with the status; alone it means status 400. */
  message?: string;
  /** Wait this long first, in milliseconds. */
  delayMs?: number;
  /** Cut the connection without an answer. */
  drop?: boolean;
  /** Strike when the work is done instead of before; alone, this loses the answer. */
  after?: boolean;
  /** How many requests it strikes; without it, every one until it is taken away. */
  times?: number;
}

/** The failures in force. The first that matches a request strikes it. */
export class InjectedFailures {
  #list: InjectedFailure[] = [];

  get list(): readonly InjectedFailure[] {
    return this.#list;
  }

  replace(list: InjectedFailure[]): void {
    this.#list = list.map((failure) => ({ ...failure }));
  }

  clear(): void {
    this.#list = [];
  }

  /** The failure that strikes a request, counted as used once; undefined when none does. */
  take({ url, method }: { url: string; method: string }): InjectedFailure | undefined {
    const failure = this.#list.find(
      (one) => url.includes(one.match) && (one.method ?? method) === method && one.times !== 0,
    );
    if (failure?.times !== undefined) failure.times -= 1;
    return failure;
  }
}

/**
 * Lets the failures strike all requests but control calls; the request guard answers preflights before.
 *
 * Browsers repeat a request by themselves, even a POST, when a connection that they used before is
 * cut. They get none to use again, so that a cut connection reaches the page.
 */
export function addFailureInjection(app: FastifyInstance, failures: InjectedFailures): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['sec-fetch-mode'] !== undefined) reply.header('connection', 'close');
  });
  addFailureHooks(app, failures);
  addFailureControl(app, failures, `${CONTROL_PREFIX}faults`);
}

/** Lets the failures strike the requests of one part of the sandbox. */
export function addFailureHooks(app: FastifyInstance, failures: InjectedFailures): void {
  const later = new WeakMap<FastifyRequest, InjectedFailure>();
  app.addHook('onRequest', async (request, reply) => {
    if (isControlCall(request)) return;
    const failure = failures.take(request);
    if (failure?.after) later.set(request, failure);
    else if (failure) await strike(failure, request, reply);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const failure = later.get(request);
    later.delete(request);
    if (!failure) return payload;
    const { delayMs, status, message } = failure;
    const isAlone = [delayMs, status, message].every((field) => field === undefined);
    await strike(isAlone ? { ...failure, drop: true } : failure, request, reply);
    return payload;
  });
}

/** The calls that read, set and take away failures. */
export function addFailureControl(
  app: FastifyInstance,
  failures: InjectedFailures,
  path: string,
): void {
  app.get(path, () => ({ faults: failures.list }));
  app.post(path, (request) => {
    if (!Array.isArray(request.body)) throw new HttpError(400, 'A list of failures is expected.');
    failures.replace(request.body.map(readFailure));
    return { faults: failures.list };
  });
  app.delete(path, () => {
    failures.clear();
    return { faults: [] };
  });
}

async function strike(
  failure: InjectedFailure,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (failure.delayMs !== undefined) await sleep(failure.delayMs);
  if (failure.drop) {
    reply.hijack();
    request.raw.socket.destroy();
    return;
  }
  if (failure.status !== undefined || failure.message !== undefined) {
    throw new HttpError(failure.status ?? 400, failure.message ?? 'Service unavailable');
  }
}

function readFailure(value: unknown): InjectedFailure {
  const fields = readFields(value);
  const match = readText(fields, 'match');
  if (!match) throw new HttpError(400, "Each failure needs 'match', a part of the path.");
  const status = readCount(fields, 'status');
  if (status !== undefined && (status < 400 || status > 599)) {
    throw new HttpError(400, "A failure's 'status' lies between 400 and 599.");
  }
  return {
    match,
    method: readText(fields, 'method'),
    status,
    message: readText(fields, 'message'),
    delayMs: readCount(fields, 'delayMs'),
    drop: readFlag(fields, 'drop'),
    after: readFlag(fields, 'after'),
    times: readCount(fields, 'times'),
  };
}
