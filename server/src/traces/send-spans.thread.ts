// A thread that sends spans to a collector: OTLP over HTTP, in JSON. It loads the SDK, which the thread that
// answers people does not.
import { parentPort, workerData } from 'node:worker_threads';

import { SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';

import type { EndedSpan, SenderSettings } from './otlp.ts';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const;

/** As the exporter wants it. */
type ReadableSpan = Parameters<OTLPTraceExporter['export']>[0][number];

const { endpoint, service, patience } = workerData as SenderSettings;
const exporter = new OTLPTraceExporter({
  url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
  timeoutMillis: patience,
});
const resource = defaultResource().merge(resourceFromAttributes({ 'service.name': service }));
const say = (message: string) => parentPort?.postMessage(message);

let isLost = false;
let last = Promise.resolve();

parentPort?.on('message', (spans: EndedSpan[] | 'end') => {
  last = last.then(() => (spans === 'end' ? end() : send(spans)));
});

/** Sends one batch, and says when it cannot be delivered after one that could, and the other way round. */
function send(spans: readonly EndedSpan[]): Promise<void> {
  return new Promise((resolve) => {
    exporter.export(spans.map(readable), ({ error }) => {
      const hasFailed = error !== undefined;
      if (hasFailed !== isLost) {
        say(hasFailed ? 'Traces cannot be delivered.' : 'Traces are delivered again.');
      }
      isLost = hasFailed;
      resolve();
    });
  });
}

async function end(): Promise<void> {
  await exporter.shutdown();
  parentPort?.close();
}

function readable({ name, kind, facts, from, until, ...ids }: EndedSpan): ReadableSpan {
  const { traceId, spanId, parentSpanId } = ids;
  const traceFlags = TraceFlags.SAMPLED;
  return {
    name,
    kind: kinds[kind],
    spanContext: () => ({ traceId, spanId, traceFlags }),
    ...(parentSpanId !== undefined && {
      parentSpanContext: { traceId, spanId: parentSpanId, traceFlags, isRemote: true },
    }),
    startTime: highResolution(from),
    endTime: highResolution(until),
    duration: highResolution(until - from),
    status: {
      code: facts['error.type'] === undefined ? SpanStatusCode.UNSET : SpanStatusCode.ERROR,
    },
    attributes: facts,
    links: [],
    events: [],
    ended: true,
    resource,
    instrumentationScope: { name: 'motohaat' },
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/** @param time in ms. @returns whole seconds, and the nanoseconds of the next */
function highResolution(time: number): [seconds: number, nanoseconds: number] {
  const seconds = Math.floor(time / 1000);
  return [seconds, Math.floor((time - seconds * 1000) * 1e6)];
}
