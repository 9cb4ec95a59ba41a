import type { Measurement } from '@motohaat/contract/measurements';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { composedRemote } from '../testing/compositions.ts';
import { createReports } from './reports.ts';
import { sendMeasurements } from './send-measurements.ts';

const shop = composedRemote('mfe-shop', {});
const office = composedRemote('mfe-office', {}, { release: 'r7', canary: true });
const ofShop = { remote: 'mfe-shop', release: 'r1', canary: false };
const ofOffice = { remote: 'mfe-office', release: 'r7', canary: true };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const viewOf = ({ name }: { name: string }) => (name === 'mfe-club' ? 'account' : 'visitor');

function setUp() {
  const sent: Measurement[][] = [];
  const views: string[] = [];
  const reports = createReports(viewOf, (view, measurements) => {
    sent.push(measurements);
    views.push(view);
  });
  return { sent, views, reports };
}

describe('reports of a page view', () => {
  it('what somebody finished counts for each remote of which a page was opened', () => {
    const { sent, reports } = setUp();
    reports.noteAll('booked');
    reports.note(shop, 'opened');
    reports.note(office, 'opened');
    reports.noteAll('wished');
    reports.noteAll('wished');
    vi.advanceTimersByTime(5000);
    expect(sent.flat().filter(({ kind }) => kind !== 'opened')).toEqual([
      { ...ofShop, kind: 'wished' },
      { ...ofOffice, kind: 'wished' },
    ]);
  });

  it('go together, 5 seconds after the first, each kind once a release', () => {
    const { sent, reports } = setUp();
    reports.note(shop, 'opened');
    vi.advanceTimersByTime(2000);
    reports.note(shop, 'opened');
    reports.note(office, 'opened');
    reports.note(office, 'render_error');
    reports.note(office, 'render_error');
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(3000);
    expect(sent).toEqual([
      [
        { ...ofShop, kind: 'opened' },
        { ...ofOffice, kind: 'opened' },
        { ...ofOffice, kind: 'render_error' },
      ],
    ]);
  });

  it('end with the last vitals, for the remote of the first page', () => {
    const { sent, reports } = setUp();
    reports.measure('lcp', 900);
    reports.note(shop, 'opened');
    reports.note(office, 'opened');
    reports.measure('lcp', 1200);
    reports.measure('cls', 0);
    reports.finish();
    expect(sent[0]?.slice(2)).toEqual([
      { ...ofShop, kind: 'lcp', value: 1200 },
      { ...ofShop, kind: 'cls', value: 0 },
    ]);
    reports.finish();
    expect(sent).toHaveLength(1);
  });

  it('go under the view in which the remote was given', () => {
    const { sent, views, reports } = setUp();
    const club = composedRemote('mfe-club', {});
    reports.note(shop, 'opened');
    reports.note(club, 'opened');
    reports.note(shop, 'render_error');
    reports.finish();
    expect(views).toEqual(['visitor', 'account']);
    expect(sent.map((each) => each.map(({ kind }) => kind))).toEqual([
      ['opened', 'render_error'],
      ['opened'],
    ]);
  });

  it('say nothing of a build on somebody’s own machine', () => {
    const { sent, reports } = setUp();
    const url = 'http://localhost:4411/remote.js';
    reports.note({ ...shop, entry: { url, integrity: '' } }, 'opened');
    reports.measure('lcp', 900);
    reports.finish();
    expect(sent).toEqual([]);
  });
});

it('measurements outlive the page, without cookies', async () => {
  const send = vi.fn<typeof fetch>(async () => Response.error());
  vi.stubGlobal('fetch', send);
  sendMeasurements('view', [{ ...ofShop, kind: 'opened' }]);
  expect(send).toHaveBeenCalledWith('/api/measurements', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ view: 'view', measurements: [{ ...ofShop, kind: 'opened' }] }),
  });
});

it('measurements go by beacon where a request cannot outlive the page', async () => {
  vi.stubGlobal('Request', Object);
  const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>(() => true);
  Object.assign(navigator, { sendBeacon });
  sendMeasurements('view', [{ ...ofShop, kind: 'opened' }]);
  const [address, body] = sendBeacon.mock.calls[0] ?? [];
  expect(address).toBe('/api/measurements');
  expect(body?.type).toBe('application/json');
  Reflect.deleteProperty(navigator, 'sendBeacon');
});
