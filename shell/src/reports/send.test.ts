import { afterEach, expect, it, vi } from 'vitest';

import { sendTold } from './send.ts';

afterEach(() => vi.unstubAllGlobals());

const release = { remote: 'mfe-shop', release: 'r1', canary: false };
const opened = { ...release, kind: 'opened' as const };
const fault = { ...release, kind: 'uncaught' as const, name: 'Error', message: 'no', frames: [] };

it('what is told outlives the page, without cookies, as much of it as a call takes', () => {
  const send = vi.fn<typeof fetch>(async () => Response.error());
  vi.stubGlobal('fetch', send);
  const measurements = Array.from({ length: 51 }, () => opened);
  sendTold('view', { measurements, faults: [fault] });
  const posts = send.mock.calls.map(([address, { body } = {}]) => [
    address,
    JSON.parse(body as string) as object,
  ]);
  expect(posts).toEqual([
    ['/api/measurements', { view: 'view', measurements: measurements.slice(1) }],
    ['/api/measurements', { view: 'view', measurements: [opened] }],
    ['/api/faults', { view: 'view', faults: [fault] }],
  ]);
  expect(send.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
  });
});

it('it goes by beacon where a request cannot outlive the page', () => {
  vi.stubGlobal('Request', Object);
  const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
  Object.assign(navigator, { sendBeacon });
  sendTold('view', { measurements: [opened], faults: [] });
  const [address, body] = sendBeacon.mock.calls[0] ?? [];
  expect(address).toBe('/api/measurements');
  expect(body?.type).toBe('application/json');
  expect(sendBeacon).toHaveBeenCalledOnce();
  Reflect.deleteProperty(navigator, 'sendBeacon');
});
