import { ApiError } from '@motohaat/api/errors';
import type { FaultRecord } from '@motohaat/contract/faults';
import type { ApplicationStatus, RevisionRecord } from '@motohaat/contract/registry';
import type { OwnUses } from '@motohaat/contract/uses';
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
const series = [{ at, opened: 40, failed: 2 }];
const figures = { loadFailures: 1, renderErrors: 1, drawFailures: 0, series };
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

const uses: OwnUses = {
  given: [
    { kind: 'pages', name: 'wishlist', users: [] },
    { kind: 'pages', name: 'orders', users: ['mfe-storefront 0.1.0'] },
  ],
  deprecated: [],
  former: [{ version: '3.1.0', until: '2027-03-31', users: ['mfe-buyer 0.3.0'] }],
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
  const { user } = draw({
    'GET /teams': [{ application: 'mfe-buyer' }],
    'GET /registry/mfe-buyer': status,
    'GET /registry/revisions': [record],
    'GET /registry/mfe-buyer/faults': [fault],
    'GET /registry/mfe-buyer/previews': [],
    'GET /registry/mfe-buyer/uses': uses,
  });
  const part = within(await screen.findByRole('region', { name: 'mfe-buyer' }));
  await part.findByText(/^0\.3\.0 is live since/);
  part.getByRole('heading', { name: 'Canary: 0.4.0' });
  part.getByText(/^5 % of visitors and 1 account, since/);
  part.getByRole('img', { name: /2 of 40 views failed/ });
  part.getByText('Smoke test failed');
  part.getByText('120.3 kB JavaScript, 9 kB CSS');
  await part.findByText('ApiError: It did not work.');
  part.getByText('POST /bookings: answered 500');
  part.getByText('mfe-buyer/src/book.ts:12:7');
  await user.click(await part.findByText('Pages: others use 1 of 2'));
  part.getByText('Used by mfe-storefront 0.1.0.');
  part.getByText(
    /^mfe-buyer 0\.3\.0 was built against the platform contract 3\.1\.0.* until 2027-03-31/,
  );
  await part.findByText('New order list');
  part.getByText('0.2.0 → 0.3.0');
  const buttons = part.getAllByRole('button').map(({ textContent }) => textContent);
  expect(buttons).toEqual(['New preview…']);
});

test('what a machine found on the pages of a release stands behind it, with pictures', async () => {
  const smoke = '/registry/mfe-buyer/releases/0.4.0/smoke';
  const picture = { number: 0, path: '/dashboard/myOrders', version: '0.4.0', width: 1280 };
  const { user } = draw({
    'GET /teams': [{ application: 'mfe-buyer' }],
    'GET /registry/mfe-buyer': status,
    'GET /registry/mfe-buyer/faults': [],
    'GET /registry/revisions': [],
    'GET /registry/mfe-buyer/previews': [],
    'GET /registry/mfe-buyer/uses': uses,
    [`GET ${smoke}`]: {
      state: 'done',
      attended: true,
      problem: null,
      done: 12,
      of: 12,
      report: {
        revision: 6,
        browser: 'Chromium',
        at,
        passed: false,
        pages: [{ path: picture.path, faults: ['No such list'], milliseconds: 900 }],
        pictures: [{ ...picture, of: 'candidate' }],
      },
    },
    [`GET ${smoke}/pictures/0`]: { picture: 'data:image/jpeg;base64,AAAA' },
  });
  await user.click(await screen.findByText('Report and pictures'));
  await screen.findByText(/^Something is wrong on one page/);
  await user.click(screen.getByText('Pages and pictures'));
  screen.getByText('No such list');
  await screen.findByRole('img', { name: '/dashboard/myOrders. This release, 0.4.0' });
});

test('a preview is made of a branch’s release and listed with its address; a refusal keeps what was typed', async () => {
  const refusal = new ApiError({
    status: 409,
    code: 'release_refused',
    message: 'It does not fit.',
  });
  const preview = {
    application: 'mfe-buyer',
    name: 'orders',
    url: 'https://motohaat.example/?preview=x',
    releases: [{ application: 'mfe-buyer', version: '0.4.0' }],
    madeAt: at,
    madeBy: 'Rina',
    expiresAt: at,
  };
  const make = vi.fn<(call: { body?: unknown }) => unknown>().mockImplementationOnce(() => {
    throw refusal;
  });
  make.mockReturnValue(preview);
  let made: object[] = [];
  const { user } = draw({
    'GET /teams': [{ application: 'mfe-buyer' }],
    'GET /registry/mfe-buyer': status,
    'GET /registry/mfe-buyer/faults': [],
    'GET /registry/revisions': [],
    'GET /registry/mfe-buyer/previews': () => made,
    'GET /registry/mfe-buyer/uses': uses,
    'POST /registry/mfe-buyer/previews': make,
    'DELETE /registry/mfe-buyer/previews/orders': () => undefined,
  });
  await screen.findByText('Nothing is previewed now.');
  await user.click(screen.getByRole('button', { name: 'New preview…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const press = () => user.click(dialog.getByRole('button', { name: 'Show it' }));
  await user.type(dialog.getByRole('textbox', { name: /^Together with/ }), 'buyer');
  await press();
  dialog.getByText('“buyer” names no release. Write it such as mfe-buyer@1.1.0.');
  dialog.getByText('Give it a name of letters and digits.');
  expect(make).not.toHaveBeenCalled();

  await user.clear(dialog.getByRole('textbox', { name: /^Together with/ }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Orders');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'For' }), '2 days');
  await press();
  await dialog.findByText('It does not fit.');
  made = [preview];
  await press();
  await screen.findByRole('article', { name: 'orders, of mfe-buyer' });
  const body = { name: 'orders', releases: preview.releases, days: 2 };
  expect(make.mock.calls.map(([call]) => call.body)).toEqual([body, body]);
  screen.getByText(/^Chosen by Rina/);

  made = [];
  await user.click(screen.getByRole('button', { name: 'End orders' }));
  await user.click(await screen.findByRole('button', { name: 'End' }));
  await screen.findByText('Nothing is previewed now.');
});

test('an account of no team is told how it would come to one', async () => {
  draw({ 'GET /teams': [] });
  await screen.findByText(/belongs to no team/);
});
