import { expect, test } from 'vitest';

import { withOthers } from './access.ts';
import { openRegistry } from './registry.ts';
import { aRevision, aStatus } from './testing/examples.ts';
import { type Answers, fakeRegistry } from './testing/fake-registry.ts';
import { runRelease, status } from './testing/run-release.ts';

const done = { body: { revision: 8, changed: true, message: 'It is done.' } };

test.each([
  ['--from 0.2.0', { from: '0.2.0' }],
  ['--canary', { canary: true }],
])('a roll back says what it takes back: %s', async (aim, body) => {
  const { code, changes } = await runRelease(`rollback mfe-buyer ${aim} --reason Worse`, {
    ...status,
    'POST /mfe-buyer/rollback': done,
  });
  expect(code).toBe(0);
  expect(changes.at(-1)?.body).toEqual({ ...body, reason: 'Worse' });
});

test('a remote is removed, and the history tells of one application unless all are wanted', async () => {
  const removed = await runRelease('remove mfe-buyer --reason Over', {
    ...status,
    'POST /mfe-buyer/remove': done,
  });
  expect(removed.changes.at(-1)?.body).toEqual({ reason: 'Over' });
  const revisions = { 'GET /revisions': { body: [{ ...aRevision(), again: 'It was the line' }] } };
  const own = await runRelease('history mfe-buyer', revisions);
  expect(own.received.at(-1)?.call).toContain('application=mfe-buyer');
  expect(own.out).toContain('Again: It was the line');
  const all = await runRelease('history mfe-buyer --all', revisions);
  expect(all.received.at(-1)?.call).not.toContain('application=');
});

const mine = (change: object) => [{ application: 'mfe-buyer', ...change }];
const heads = (out: string) => out.split('\n').filter((line) => /^\d/.test(line));

test('the history says what was tried by whom, and of a start what concerns the application', async () => {
  const started = [
    { application: 'mfe-buyer', version: { from: null, to: '0.1.0' } },
    { application: 'shell', version: { from: null, to: '0.1.0' } },
  ];
  const body = [
    aRevision({
      act: 'rollback',
      differences: mine({ canary: { from: '0.2.0 for 5 %', to: null } }),
    }),
    aRevision({
      act: 'canary',
      differences: mine({ canary: { from: null, to: '0.2.0 for 5 %' } }),
    }),
    aRevision({ act: 'start', author: 'server', differences: started }),
  ];
  const answers = { 'GET /revisions': { body } };
  expect(heads((await runRelease('history mfe-buyer', answers)).out)).toEqual([
    '8  2026-11-20 16:42  rollback, by team mfe-seller: mfe-buyer has no canary any more',
    '8  2026-11-20 16:42  canary, by team mfe-seller: mfe-buyer 0.2.0 for 5 %',
    '8  2026-11-20 16:42  start, by server: mfe-buyer - → 0.1.0',
  ]);
  const { out } = await runRelease('history mfe-buyer --all', answers);
  expect(heads(out).at(-1)).toContain('shell - → 0.1.0');
});

test('a call that the server tells to wait is made again, and whoever waits is told', async () => {
  const answers: Answers = {
    'GET /mfe-buyer': {
      status: 429,
      retryAfter: 0,
      body: { code: 'rate_limited', message: 'Too many tries.', requestId: 'r1' },
    },
  };
  const { url, received } = await fakeRegistry(answers);
  const waits: number[] = [];
  const access = { server: url, application: 'mfe-buyer', token: 'mht_x' };
  const registry = openRegistry(access, undefined, {
    onWait(seconds) {
      waits.push(seconds);
      if (waits.length === 2) answers['GET /mfe-buyer'] = { body: aStatus() };
    },
  });
  await expect(registry.status()).resolves.toMatchObject({ revision: 7 });
  expect([waits, received.length]).toEqual([[0, 0], 3]);
});

test('of a set the tokens of the other teams go with the call', async () => {
  const { url, received } = await fakeRegistry({ 'POST /mfe-buyer/promote': done });
  const env = { MOTOHAAT_TEAM_TOKENS: 'mht_shell_a, mht_mfe-seller_b' };
  const own = { server: url, application: 'mfe-buyer', token: 'mht_x' };
  const access = withOthers(own, ['mfe-seller'], '/nowhere', env);
  const body = { version: '1.0.0', reason: 'Together' };
  await openRegistry(access).operate({ verb: 'promote', body }, 7);
  expect(received[0]).toMatchObject({ teamTokens: 'mht_mfe-seller_b', ifMatch: '"7"' });
  const elsewhere = { ...own, server: 'https://motohaat.example' };
  expect(() => withOthers(elsewhere, ['mfe-admin'], '/nowhere', env)).toThrow(
    "wants the token of mfe-admin's team too",
  );
});
