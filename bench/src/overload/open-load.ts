import { connect, type Socket } from 'node:net';

/** One kind of request of a load. */
export type Kind = {
  name: string;
  /** How often it comes, relative to the others. */
  weight: number;
  /** Whole requests as they go over the wire, in turn. */
  requests: readonly string[];
};

export type OpenLoad = {
  port: number;
  /** Requests a second, whatever becomes of those before. */
  rate: number;
  seconds: number;
  /** Seconds from the beginning that are not counted. */
  warmUp: number;
  /** Connections, each with one request at a time; a request waits for one that is free. */
  connections: number;
  kinds: readonly Kind[];
};

/** Of requests that were due in the time that counts. Times are milliseconds from when it was due to the end of its answer. */
export type Tally = {
  due: number;
  /** Answered with less than 500. */
  good: Record<string, number>;
  refused: Record<string, number>;
  /** Answers of other kinds, lost connections, and what got no answer. */
  failed: Record<string, number>;
  goodTimes: number[];
  /** From when they were sent. */
  refusalTimes: number[];
};

/** Milliseconds that an answer may take before it counts as none. */
const patience = 10_000;

type Request = { kind: string; due: number; sent: number };

/** Sends requests at random times of a given rate, as strangers do, and counts what comes back. */
export async function runOpenLoad(load: OpenLoad): Promise<Tally> {
  const tally: Tally = {
    due: 0,
    good: {},
    refused: {},
    failed: {},
    goodTimes: [],
    refusalTimes: [],
  };
  const begin = performance.now() + 100;
  const counted = begin + load.warmUp * 1000;
  const finish = begin + load.seconds * 1000;
  const waiting: (Request & { text: string })[] = [];
  const free: Connection[] = [];
  const choose = chooser(load.kinds);

  const count = (request: Request, status: number) => {
    if (request.due < counted) return;
    const now = performance.now();
    const [times, of] =
      status === 503
        ? ([now - request.sent, 'refused'] as const)
        : ([now - request.due, status > 0 && status < 500 ? 'good' : 'failed'] as const);
    tally[of][request.kind] = (tally[of][request.kind] ?? 0) + 1;
    if (of === 'good') tally.goodTimes.push(times);
    if (of === 'refused') tally.refusalTimes.push(times);
  };
  const give = (connection: Connection) => {
    const next = waiting.shift();
    if (next) {
      next.sent = performance.now();
      connection.send(next.text, next, count, give);
    } else free.push(connection);
  };
  for (let index = 0; index < load.connections; index += 1) give(new Connection(load.port));

  let due = begin;
  await new Promise<void>((resolve) => {
    const tick = () => {
      const now = performance.now();
      for (; due <= now && due < finish; due += (-Math.log(1 - Math.random()) * 1000) / load.rate) {
        const { kind, text } = choose();
        if (due >= counted) tally.due += 1;
        waiting.push({ kind, text, due, sent: 0 });
        const connection = free.pop();
        if (connection) give(connection);
      }
      if (due >= finish) resolve();
      else setTimeout(tick, 1);
    };
    tick();
  });
  const last = performance.now() + patience;
  while (free.length < load.connections && performance.now() < last) {
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  for (const connection of free) connection.close();
  return tally;
}

function chooser(kinds: readonly Kind[]) {
  const turns = kinds.map(() => 0);
  const whole = kinds.reduce((sum, { weight }) => sum + weight, 0);
  return () => {
    let rest = Math.random() * whole;
    let index = 0;
    while (index < kinds.length - 1 && (rest -= kinds[index]!.weight) > 0) index += 1;
    const kind = kinds[index]!;
    turns[index] = (turns[index]! + 1) % kind.requests.length;
    return { kind: kind.name, text: kind.requests[turns[index]!]! };
  };
}

type Done = {
  request: Request;
  count: (request: Request, status: number) => void;
  give: (connection: Connection) => void;
};

/** A client this small costs its CPU less than the server's costs: it must not be what is measured. */
class Connection {
  readonly #port: number;
  #socket: Socket;
  #done: Done | undefined;
  #received = '';

  constructor(port: number) {
    this.#port = port;
    this.#socket = this.#open();
  }

  send(text: string, request: Request, count: Done['count'], give: Done['give']): void {
    this.#done = { request, count, give };
    this.#socket.write(text);
  }

  close(): void {
    this.#socket.destroy();
  }

  #open(): Socket {
    const socket = connect(this.#port, '127.0.0.1');
    socket.setNoDelay(true).setEncoding('latin1');
    socket.on('data', (chunk: string) => this.#read(chunk));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (this.#socket !== socket) return;
      this.#received = '';
      if (this.#done) {
        this.#socket = this.#open();
        this.#end(0);
      }
    });
    return socket;
  }

  #read(chunk: string): void {
    this.#received = this.#received === '' ? chunk : this.#received + chunk;
    const end = this.#received.indexOf('\r\n\r\n');
    if (end === -1) return;
    const head = this.#received.slice(0, end).toLowerCase();
    const status = Number(head.slice(9, 12));
    const length = Number(/\r\ncontent-length: (\d+)/.exec(head)?.[1] ?? 0);
    if (this.#received.length < end + 4 + length) return;
    this.#received = '';
    if (head.includes('\r\nconnection: close')) {
      this.#socket.destroy();
      this.#socket = this.#open();
    }
    this.#end(status);
  }

  #end(status: number): void {
    const done = this.#done;
    this.#done = undefined;
    done?.count(done.request, status);
    done?.give(this);
  }
}

/** Of counts by kind. */
export function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, each) => sum + each, 0);
}

/** @param part from 0 to 1 */
export function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}
