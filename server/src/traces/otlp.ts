import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  RandomIdGenerator,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace';

import type { Recorder } from './traces.ts';

/** How many spans may wait to be sent; ms that they wait, that a batch may take, and one delivery. */
const batch = { queue: 4_096, delay: 5_000, patience: 5_000, delivery: 3_000 };

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const;

/**
 * Sends spans to a collector: OTLP over HTTP, in JSON. The SDK itself reads `OTEL_EXPORTER_OTLP_HEADERS`,
 * `OTEL_EXPORTER_OTLP_TIMEOUT` and the like.
 *
 * @param options.endpoint of the collector, to which `v1/traces` is added
 * @param options.log told when spans cannot be delivered any more, and when they can again
 * @param options.delay ms that spans wait for others
 */
export function otlpRecorder(
  newTraceId: () => string,
  {
    endpoint,
    service,
    log,
    delay = batch.delay,
  }: {
    endpoint: string;
    service: string;
    log: (message: string) => void;
    delay?: number | undefined;
  },
): Recorder {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`;
  const random = new RandomIdGenerator();
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes({ 'service.name': service })),
    // Whether something is recorded has been decided before it gets here.
    sampler: new AlwaysOnSampler(),
    idGenerator: {
      generateTraceId: newTraceId,
      generateSpanId: () => random.generateSpanId(),
    },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: telling(new OTLPTraceExporter({ url, timeoutMillis: batch.delivery }), log),
        maxQueueSize: batch.queue,
        scheduledDelayMillis: delay,
        exportTimeoutMillis: batch.patience,
      }),
    ],
  });
  const tracer = provider.getTracer('motohaat');
  return {
    begin(name, { kind, facts, parent }) {
      const context = parent
        ? trace.setSpanContext(ROOT_CONTEXT, {
            traceId: parent.traceId,
            spanId: parent.spanId,
            traceFlags: TraceFlags.SAMPLED,
            isRemote: true,
          })
        : ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, context);
      const { traceId, spanId } = span.spanContext();
      return {
        traceId,
        spanId,
        note: (more) => {
          span.setAttributes(more);
          if (more['error.type'] !== undefined) span.setStatus({ code: SpanStatusCode.ERROR });
        },
        end: () => span.end(),
      };
    },
    // Nobody's request depends on it: a process ends without.
    stop: () => provider.shutdown().catch(() => log('The last traces could not be delivered.')),
  };
}

/** The same exporter, which says when a delivery fails after one that did not, and the other way round. */
function telling(exporter: SpanExporter, log: (message: string) => void): SpanExporter {
  let isLost = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const hasFailed = result.error !== undefined;
        if (hasFailed !== isLost) {
          log(hasFailed ? 'Traces cannot be delivered.' : 'Traces are delivered again.');
        }
        isLost = hasFailed;
        done(result);
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  };
}
