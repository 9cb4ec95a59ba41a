import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

/** A span as it came over the wire, with its attributes as a record. */
export type CollectedSpan = {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  failed: boolean;
  attributes: Record<string, string | number>;
};

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number };
type Attribute = { key: string; value: Value };
type WireSpan = Omit<CollectedSpan, 'attributes' | 'failed'> & {
  attributes: Attribute[];
  status: { code?: number };
};
type Export = {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: WireSpan[] }[];
  }[];
};

/** What stands in for a collector of traces: it takes OTLP over HTTP in JSON, as any collector does. */
export type Collector = {
  url: string;
  spans: CollectedSpan[];
  /** What processes said of themselves. */
  resources: Record<string, string | number>[];
  /** The bodies as they came. */
  bodies: string[];
  stop: () => Promise<void>;
};

export async function startCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  const resources: Collector['resources'] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const take = (body: unknown) => {
      bodies.push(JSON.stringify(body));
      for (const { resource, scopeSpans } of (body as Export).resourceSpans) {
        resources.push(recordOf(resource.attributes));
        spans.push(...scopeSpans.flatMap((scope) => scope.spans).map(readSpan));
      }
      const isRight = request.method === 'POST' && request.url === '/v1/traces';
      response.writeHead(isRight ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    };
    // A sender that ends while it sends is no error of the test that goes on.
    json(request).then(take, () => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    resources,
    bodies,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function readSpan({ attributes, status, ...span }: WireSpan): CollectedSpan {
  const { name, kind, traceId, spanId, parentSpanId } = span;
  const failed = status.code === 2;
  return { name, kind, traceId, spanId, parentSpanId, failed, attributes: recordOf(attributes) };
}

const recordOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value }) => [
      key,
      value.stringValue ?? Number(value.intValue ?? value.doubleValue),
    ]),
  );
