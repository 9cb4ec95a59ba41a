import type { FaultRecord } from '@motohaat/contract/faults';
import type { ApplicationStatus, RevisionRecord } from '@motohaat/contract/registry';
import type { Session } from '@motohaat/platform';
import { fillBrowserGaps } from '@motohaat/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import { parts } from '../app/parts.ts';
import { composedRemote, compositionOf } from '../testing/compositions.ts';
import { renderShell } from '../testing/render-shell.tsx';

const composition = compositionOf([composedRemote('mfe-shop', { home: '/' })], 'buyer');
const session: Session = {
  status: 'ready',
  user: { id: '1', email: 'rina@x.example', name: 'Rina', role: 'buyer', photo: null },
};
const at = '2026-11-20T06:00:00.000Z';
const figures = { loadFailures: 1, renderErrors: 1, drawFailures: 0, series: [] };
const status: ApplicationStatus = {
  revision: 7,
  standing: {
    application: 'mfe-buyer',
    version: '0.3.0',
    release: 'r3',
    since: at,
    canary: { version: '0.4.0', release: 'r4', since: at, percent: 5, accounts: 1 },
    closed: null,
    takenBack: null,
  },
  releases: [
    {
      version: '0.4.0',
      release: 'r4',
      publishedAt: at,
      publishedBy: 'team mfe-buyer',
      contract: '4.0.0',
      size: { javascript: 120.25, css: 9 },
      budget: null,
      available: true,
      wasLive: false,
      smoke: { passed: false, revision: 6, at },
    },
  ],
  health: [
    { release: 'r3', version: '0.3.0', canary: false, opened: 40, lcp: 1234, inp: null, cls: 0.02 },
    { release: 'r4', version: '0.4.0', canary: true, opened: 0, lcp: null, inp: null, cls: null },
  ].map((each) => ({ ...each, ...(each.opened > 0 ? figures : { ...figures, loadFailures: 0 }) })),
};
const record: RevisionRecord = {
  number: 7,
  at,
  act: 'promote',
  author: 'team mfe-buyer',
  reason: 'New order list',
  differences: [{ application: 'mfe-buyer', version: { from: '0.2.0', to: '0.3.0' } }],
};

const fault: FaultRecord = {
  id: 'f1',
  version: '0.3.0',
  kind: 'call',
  name: 'ApiError',
  message: 'It did not work.',
  call: 'POST /bookings',
  status: 500,
  views: 3,
  firstAt: at,
  lastAt: at,
  stack: [{ place: 'mfe-buyer/src/book.ts:12:7', name: 'book' }],
};

const draw = (answers: Record<string, unknown>) => {
  vi.stubGlobal('scrollTo', vi.fn<() => void>());
  fillBrowserGaps();
  return renderShell({ at: '/dashboard/team', composition, session, answers });
};
// Its code comes late, and what is held here is what it shows.
beforeAll(async () => {
  await parts.team.load();
});
afterEach(cleanup);

test('an account of a team sees what is live, how it does and how it came so', async () => {
  draw({
    'GET /teams': [{ application: 'mfe-buyer' }],
    'GET /registry/mfe-buyer': status,
    'GET /registry/revisions': [record],
    'GET /registry/mfe-buyer/faults': [fault],
  });
  const part = within(await screen.findByRole('region', { name: 'mfe-buyer' }));
  await part.findByText(/^0\.3\.0 is live since/);
  part.getByText(/^0\.4\.0 is tried by 5 % of visitors and 1 account since/);
  const rows = part
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Version', 'Views', 'Failed', 'LCP', 'INP', 'CLS'],
    ['0.3.0', '40', '5 %', '1234 ms', '–', '0.02'],
    ['0.4.0 (canary)', '0', '0 %', '–', '–', '–'],
  ]);
  part.getByText('Smoke test failed');
  part.getByText('120.3 kB JavaScript, 9 kB CSS');
  await part.findByText('ApiError: It did not work.');
  part.getByText('POST /bookings: answered 500');
  part.getByText('book mfe-buyer/src/book.ts:12:7');
  await part.findByText('New order list');
  part.getByText('0.2.0 → 0.3.0');
  expect(part.queryByRole('button')).toBeNull();
});

test('an account of no team is told how it would come to one', async () => {
  draw({ 'GET /teams': [] });
  await screen.findByText(/belongs to no team/);
});
