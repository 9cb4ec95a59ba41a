// A thread that sends spans to a collector: OTLP over HTTP, in JSON. It loads the SDK, which the thread that
// answers people does not.
import { parentPort, workerData } from 'node:worker_threads';

import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';

import { formOfSpan, hasFailed } from './form-of-span.ts';
import type { EndedSpan, SenderSettings } from './otlp.ts';
import { tellLoss } from './tell-loss.ts';

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  internal: SpanKind.INTERNAL,
} as const;

const { endpoint, service, patience } = workerData as SenderSettings;
const exporter = new OTLPTraceExporter({
  url: `${endpoint.replace(/\/$/, '')}/v1/traces`,
  timeoutMillis: patience,
});
const resource = defaultResource().merge(resourceFromAttributes({ 'service.name': service }));
const told = tellLoss((message) => parentPort?.postMessage(message));

let last = Promise.resolve();

parentPort?.on('message', (spans: EndedSpan[] | 'end') => {
  last = last.then(() => (spans === 'end' ? end() : send(spans)));
});

function send(spans: readonly EndedSpan[]): Promise<void> {
  const sent = spans.map((span) => ({
    ...formOfSpan(span),
    kind: kinds[span.kind],
    status: { code: hasFailed(span) ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
    resource,
  }));
  return new Promise((resolve) => {
    exporter.export(sent, ({ error }) => {
      told(error);
      resolve();
    });
  });
}

async function end(): Promise<void> {
  await exporter.shutdown();
  parentPort?.close();
}
