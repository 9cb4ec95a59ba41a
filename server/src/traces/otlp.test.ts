import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, onTestFinished, test, vi } from 'vitest';

import { startCollector } from '../testing/collector.ts';
import { otlpRecorder } from './otlp.ts';
import type { Facts } from './traces.ts';

const newTraceId = () => 'a'.repeat(32);

/** Records to a collector. */
function recordTo(endpoint: string, delay?: number) {
  const log = vi.fn<(message: string) => void>();
  const recorder = otlpRecorder(newTraceId, { endpoint, service: 'motohaat', log, delay });
  const record = (name: string, facts: Facts = {}) =>
    recorder.begin(name, { kind: 'internal', facts }).end();
  const said = () => log.mock.calls.map(([message]) => message);
  return { ...recorder, record, said };
}

test('what waits is sent as far as there is room, and what failed is told as that', async () => {
  const collector = await startCollector();
  onTestFinished(() => collector.stop());
  const { record, stop, said } = recordTo(collector.url, 500);
  const collected = (count: number) =>
    vi.waitFor(() => expect(collector.spans).toHaveLength(count), { timeout: 50_000 });
  record('failed', { 'error.type': '23505' });
  await collected(1);
  for (let count = 0; count < 4_097; count += 1) record('done');
  await collected(4_097);
  await stop();
  const [one, other] = collector.spans;
  expect([one, other]).toMatchObject([
    { name: 'failed', failed: true },
    { name: 'done', failed: false },
  ]);
  expect(one?.parentSpanId).toBeUndefined();
  expect(collector.spans).toHaveLength(4_097);
  expect(said()).toEqual([]);
});

test('that traces cannot be delivered is said once, and once that they can again', async () => {
  let status = 400;
  let asked = 0;
  const server = createServer((request, response) => {
    request.resume();
    asked += 1;
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const { record, stop, said } = recordTo(`http://127.0.0.1:${port}`, 1);
  const sent = async (times: number) => {
    record('job');
    await vi.waitFor(() => expect(asked).toBe(times), { timeout: 50_000 });
  };
  await sent(1);
  await sent(2);
  status = 200;
  await sent(3);
  await sent(4);
  await stop();
  expect(said()).toEqual(['Traces cannot be delivered.', 'Traces are delivered again.']);
});
