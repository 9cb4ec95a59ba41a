import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { HttpError } from './errors.ts';
import { readCount, readFields, readFlag, readText } from './fields.ts';
import { CONTROL_PREFIX, isControlCall } from './gate.ts';

/** A trouble to be made on purpose, for requests whose path contains `match`. */
export interface Fault {
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

/** The faults in force. The first that matches a request strikes it. */
export class Faults {
  #list: Fault[] = [];

  get list(): readonly Fault[] {
    return this.#list;
  }

  replace(list: Fault[]): void {
    this.#list = list.map((fault) => ({ ...fault }));
  }

  clear(): void {
    this.#list = [];
  }

  /** The fault that strikes a request, counted as used once; undefined when none does. */
  take({ url, method }: { url: string; method: string }): Fault | undefined {
    const fault = this.#list.find(
      (one) => url.includes(one.match) && (one.method ?? method) === method && one.times !== 0,
    );
    if (fault?.times !== undefined) fault.times -= 1;
    return fault;
  }
}

/**
 * Lets the faults strike all requests but control calls; the gate answers preflights before.
 *
 * Browsers repeat a request by themselves, even a POST, when a connection that they used before is
 * cut. They get none to use again, so that a cut connection reaches the page.
 */
export function addFaults(app: FastifyInstance, faults: Faults): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers['sec-fetch-mode'] !== undefined) reply.header('connection', 'close');
  });
  addFaultHooks(app, faults);
  addFaultControl(app, faults, `${CONTROL_PREFIX}faults`);
}

/** Lets the faults strike the requests of one part of the sandbox. */
export function addFaultHooks(app: FastifyInstance, faults: Faults): void {
  const later = new WeakMap<FastifyRequest, Fault>();
  app.addHook('onRequest', async (request, reply) => {
    if (isControlCall(request)) return;
    const fault = faults.take(request);
    if (fault?.after) later.set(request, fault);
    else if (fault) await strike(fault, request, reply);
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = later.get(request);
    later.delete(request);
    if (!fault) return payload;
    const { delayMs, status, message } = fault;
    const isAlone = [delayMs, status, message].every((field) => field === undefined);
    await strike(isAlone ? { ...fault, drop: true } : fault, request, reply);
    return payload;
  });
}

/** The calls that read, set and take away faults. */
export function addFaultControl(app: FastifyInstance, faults: Faults, path: string): void {
  app.get(path, () => ({ faults: faults.list }));
  app.post(path, (request) => {
    if (!Array.isArray(request.body)) throw new HttpError(400, 'A list of faults is expected.');
    faults.replace(request.body.map(readFault));
    return { faults: faults.list };
  });
  app.delete(path, () => {
    faults.clear();
    return { faults: [] };
  });
}

async function strike(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (fault.delayMs !== undefined) await sleep(fault.delayMs);
  if (fault.drop) {
    reply.hijack();
    request.raw.socket.destroy();
    return;
  }
  if (fault.status !== undefined || fault.message !== undefined) {
    throw new HttpError(fault.status ?? 400, fault.message ?? 'Service unavailable');
  }
}

function readFault(value: unknown): Fault {
  const fields = readFields(value);
  const match = readText(fields, 'match');
  if (!match) throw new HttpError(400, "Each fault needs 'match', a part of the path.");
  const status = readCount(fields, 'status');
  if (status !== undefined && (status < 400 || status > 599)) {
    throw new HttpError(400, "A fault's 'status' lies between 400 and 599.");
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
