import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';

import type { Facts, Recorder, SpanKind } from './traces.ts';

/** How many spans may wait to be sent; ms that they wait, that one delivery may take, and the last. */
const limits = { queue: 4_096, delay: 5_000, patience: 3_000, end: 5_000 };

/** A span as it goes to the thread that sends it. */
export type EndedSpan = {
  name: string;
  kind: SpanKind;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  facts: Facts;
  /** ms since 1970, with parts. */
  from: number;
  until: number;
};

export type SenderSettings = {
  /** Of the collector, to which `v1/traces` is added. */
  endpoint: string;
  service: string;
  /** ms that a delivery may take. */
  patience: number;
};

/**
 * Sends spans to a collector with OpenTelemetry's exporter, which reads `OTEL_EXPORTER_OTLP_HEADERS`,
 * `OTEL_EXPORTER_OTLP_TIMEOUT` and the like. It runs in a thread of its own: in the one that answers people
 * it made each call cost more, recorded or not (record 40).
 *
 * @param options.log told when spans cannot be delivered any more, and when they can again
 * @param options.delay ms that spans wait for others
 */
export function otlpRecorder(
  newTraceId: () => string,
  {
    endpoint,
    service,
    log,
    delay = limits.delay,
  }: {
    endpoint: string;
    service: string;
    log: (message: string) => void;
    delay?: number | undefined;
  },
): Recorder {
  const settings: SenderSettings = { endpoint, service, patience: limits.patience };
  const sender = new Worker(new URL('send-spans.thread.ts', import.meta.url), {
    workerData: settings,
  });
  sender.unref();
  const isOver = new Promise<true>((resolve) => sender.once('exit', () => resolve(true)));
  sender.on('message', log);
  sender.on('error', ({ message }) => log(`Traces are not sent any more: ${message}`));
  let waiting: EndedSpan[] = [];
  let timer: NodeJS.Timeout | undefined;

  function send() {
    timer = undefined;
    sender.postMessage(waiting);
    waiting = [];
  }

  function add(span: EndedSpan) {
    if (waiting.length === limits.queue) return;
    waiting.push(span);
    timer ??= setTimeout(send, delay).unref();
  }

  return {
    begin(name, { kind, facts, parent }) {
      const traceId = parent?.traceId ?? newTraceId();
      const spanId = randomBytes(8).toString('hex');
      const own = { ...facts };
      const from = now();
      return {
        traceId,
        spanId,
        note: (more) => void Object.assign(own, more),
        end: () =>
          add({
            name,
            kind,
            traceId,
            spanId,
            parentSpanId: parent?.spanId,
            facts: own,
            from,
            until: now(),
          }),
      };
    },
    // Nobody's request depends on it: a process ends without.
    async stop() {
      clearTimeout(timer);
      if (waiting.length > 0) send();
      sender.postMessage('end');
      sender.ref();
      if (await Promise.race([isOver, sleep(limits.end, false, { ref: false })])) return;
      log('The last traces could not be delivered.');
      await sender.terminate();
    },
  };
}

/** ms since 1970, with parts. */
const now = () => performance.timeOrigin + performance.now();
