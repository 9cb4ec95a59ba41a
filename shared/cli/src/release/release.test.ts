import { expect, test } from 'vitest';

import { release } from './release.ts';
import { aRelease, aRevision, aLiveCanary, aStatus } from './testing/examples.ts';
import { place, runRelease, status } from './testing/run-release.ts';

const done = { body: { revision: 8, changed: true, message: 'It is live.' } };

test('an operation is sent once, with its reason and the revision that it was decided on', async () => {
  const { code, out, changes } = await runRelease(
    'promote mfe-buyer --version 0.2.0 --reason "Why so"',
    {
      ...status,
      'POST /mfe-buyer/promote': done,
    },
  );
  expect({ code, out }).toEqual({ code: 0, out: 'It is live.' });
  expect(changes).toEqual([
    {
      call: 'POST /mfe-buyer/promote',
      body: { version: '0.2.0', reason: 'Why so' },
      ifMatch: '"7"',
    },
  ]);
});

test('an operation that finds everything done says so and succeeds', async () => {
  const { code, out } = await runRelease('revive mfe-buyer --reason x', {
    ...status,
    'POST /mfe-buyer/revive': {
      body: { revision: 7, changed: false, message: 'It is not taken off.' },
    },
  });
  expect({ code, out }).toEqual({ code: 0, out: 'It is not taken off.\nNothing was changed.' });
});

test('a refusal prints each reason on a line of its own and ends with 1', async () => {
  const reasons = ['It is too heavy.', 'Its route / is taken.'];
  const message = 'This cannot be done for 2 reasons.';
  const { code, out, err } = await runRelease('promote mfe-buyer --version 0.2.0 --reason x', {
    ...status,
    'POST /mfe-buyer/promote': {
      status: 409,
      body: { code: 'release_refused', message, reasons, requestId: 'r1' },
    },
  });
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toBe(`Refused: ${message}\n  - It is too heavy.\n  - Its route / is taken.`);
});

test('what the server refuses anyhow is refused before the smoke test', async () => {
  const refusal = { code: 'not_found', message: 'There is no mfe-buyer 9.9.9.', requestId: 'r1' };
  const { code, err, changes } = await runRelease('promote mfe-buyer --version 9.9.9 --reason x', {
    ...status,
    'POST /mfe-buyer/promote': { status: 404, body: refusal },
  });
  expect({ code, err }).toEqual({ code: 1, err: 'Refused: There is no mfe-buyer 9.9.9.' });
  expect(changes.map(({ call }) => call)).toEqual(['POST /mfe-buyer/promote?dryRun=true']);
});

test('who comes second learns who changed what in the meantime', async () => {
  const { code, err, changes } = await runRelease(
    'kill mfe-buyer --sentence Back. --reason x --revision 7',
    {
      ...status,
      'GET /revisions': { body: [aRevision(), aRevision({ number: 7 })] },
      'POST /mfe-buyer/kill': {
        status: 412,
        body: { code: 'revision_changed', message: 'It has changed.', requestId: 'r1' },
      },
    },
  );
  expect(code).toBe(1);
  expect(changes[0]).toMatchObject({ ifMatch: '"7"' });
  expect(err).toBe(
    'Refused: It has changed.\nChanged in the meantime:\n  revision 8: team mfe-seller, promote mfe-seller (Photos in a row)\nLook at it, then run the command again.',
  );
});

test('a dry run asks the server, says what it would do, and changes nothing', async () => {
  const { code, out, changes } = await runRelease(
    'canary mfe-buyer --version 0.2.0 --percent 5 --dry-run',
    {
      'GET /mfe-buyer': {
        body: aStatus({ releases: [aRelease({ version: '0.2.0', smoke: null })] }),
      },
      'POST /mfe-buyer/canary': {
        body: { revision: 8, changed: true, message: 'mfe-buyer has 0.2.0 for 5 %.' },
      },
    },
  );
  expect(code).toBe(0);
  expect(changes.map(({ call }) => call)).toEqual(['POST /mfe-buyer/canary?dryRun=true']);
  expect(out.split('\n')).toEqual([
    'Would give mfe-buyer 0.2.0 to 5 %, on revision 7 (0.1.0 is live).',
    'Would first put mfe-buyer 0.2.0 to a smoke test: none that fits is attached.',
    'The server would do it: mfe-buyer has 0.2.0 for 5 %.',
  ]);
});

test('the release that is tried already is the one that is meant', async () => {
  const answers = { 'GET /mfe-buyer': { body: aStatus({ standing: aLiveCanary() }) } };
  const raised = await runRelease('canary mfe-buyer --percent 50 --reason x', {
    ...answers,
    'POST /mfe-buyer/canary': done,
  });
  expect(raised.changes[0]?.body).toEqual({ version: '0.2.0', percent: 50, reason: 'x' });
  const named = await runRelease('canary mfe-buyer --account a@b.c --reason x', {
    ...answers,
    'POST /mfe-buyer/canary': done,
  });
  expect(named.changes[0]?.body).toMatchObject({ percent: 5, accounts: ['a@b.c'] });
  const promoted = await runRelease('promote mfe-buyer --anyway y --reason x', {
    ...answers,
    'POST /mfe-buyer/promote': done,
  });
  expect(promoted.changes[0]?.body).toEqual({ version: '0.2.0', anyway: 'y', reason: 'x' });
});

test('with --json the outcome alone goes to the standard output', async () => {
  const { code, out } = await runRelease('revive mfe-buyer --reason x --json', {
    ...status,
    'POST /mfe-buyer/revive': done,
  });
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual(done.body);
  const refusal = { code: 'release_refused', message: 'No.', reasons: ['No.'], requestId: 'r1' };
  const refused = await runRelease('revive mfe-buyer --reason x --json', {
    ...status,
    'POST /mfe-buyer/revive': { status: 409, body: refusal },
  });
  expect(refused.code).toBe(1);
  expect(JSON.parse(refused.out)).toMatchObject({ refused: { reasons: ['No.'] } });
});

test.each([
  ['promote mfe-buyer', 'Say why, for the history: --reason "…".'],
  ['canary mfe-buyer --reason x', 'Say who gets it first: --percent, --account, or --ramp.'],
  ['kill mfe-buyer --reason x', 'Say what people read in its place: --sentence "…".'],
  ['publish mfe-nobody', 'There is no mfe-nobody here to publish'],
])('"%s" is wrong use, ends with 2 and changes nothing', async (words, sentence) => {
  const { code, err, changes } = await runRelease(words);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
  expect(err).toContain('How it is used: npm run release -- --help');
  expect(changes).toEqual([]);
});

test('whoever has a token that counts no more learns where a new one comes from', async () => {
  const body = { code: 'unauthenticated', message: 'Please sign in.', requestId: 'r1' };
  const { err } = await runRelease('status mfe-buyer', { 'GET /mfe-buyer': { status: 401, body } });
  expect(err).toBe(
    "Refused: This token is no team's (any more). An operator makes a new one: npm run team -- rotate mfe-buyer",
  );
});

test('a server that is not there, and one that is no registry, are told in one sentence', async () => {
  const nowhere = ['status', 'mfe-buyer', '--server', 'http://localhost:1', '--token', 'x'];
  await expect(release(nowhere, place)).rejects.toThrow('http://localhost:1 cannot be reached');
  await expect(
    runRelease('status mfe-buyer', { 'GET /mfe-buyer': { status: 502, body: 'Bad gateway' } }),
  ).rejects.toThrow('answered 502 and is no MotoHaat registry.');
});

test('status shows what is live, what is tried, the releases and how they do', async () => {
  const health = {
    release: 'bbbb',
    version: '0.2.0',
    canary: true,
    opened: 40,
    loadFailures: 1,
    renderErrors: 0,
    drawFailures: 0,
    lcp: 812.4,
    inp: null,
    cls: 0.0123,
    series: [],
  };
  const live = { ...aLiveCanary(), closed: 'Back at six.' };
  const { code, out } = await runRelease('status mfe-buyer', {
    'GET /mfe-buyer': { body: aStatus({ standing: live, health: [health] }) },
  });
  expect(code).toBe(0);
  expect(out.split('\n').slice(1)).toEqual([
    '',
    'live   0.1.0  aaaa  since 2026-11-20 16:45',
    'tried  0.2.0  bbbb  since 2026-11-20 16:50 by 5 % and 1 account',
    'taken off; people read: "Back at six."',
    '',
    'release  published (UTC)   by              contract         js kB      css kB  smoke test          files',
    '0.2.0    2026-11-20 16:40  team mfe-buyer  1.2.0     101.3 of 120  29.9 of 40  passed, revision 7  kept',
    '0.1.0    2026-11-20 16:40  team mfe-buyer  1.2.0     101.3 of 120  29.9 of 40  passed, revision 7  kept',
    '',
    'views of       opened  load failures  render errors     LCP  INP    CLS',
    '0.2.0 (tried)      40      1 (2.5 %)        0 (0 %)  812 ms    -  0.012',
  ]);
});

test('a canary may grow by itself, and status says what can be said of it', async () => {
  const live = aLiveCanary();
  const shown = { canary: { views: 800, value: 0.0025 }, stable: { views: 900, value: 0 } };
  const failed = { signal: 'failed', verdict: 'not_yet', worse: 0, equal: 0.4, ...shown } as const;
  const at = '2026-11-20T17:00:00.000Z';
  const judged = { at, verdict: 'not_yet' as const, signals: [failed] };
  const standing = { ...live, canary: { ...live.canary!, ramp: true, judged } };
  const { changes } = await runRelease('canary mfe-buyer --version 0.3.0 --ramp --reason x', {
    'GET /mfe-buyer': { body: aStatus({ standing }) },
    'POST /mfe-buyer/canary': done,
  });
  expect(changes[0]?.body).toEqual({ version: '0.3.0', percent: 1, ramp: true, reason: 'x' });
  const few = { ...standing, canary: { ...standing.canary, percent: 0 } };
  const named = await runRelease('canary mfe-buyer --ramp --again y --anyway z --reason x', {
    'GET /mfe-buyer': { body: aStatus({ standing: few }) },
    'POST /mfe-buyer/canary': done,
  });
  expect(named.changes[0]?.body).toMatchObject({ percent: 1, again: 'y', anyway: 'z' });
  const { out } = await runRelease('status mfe-buyer', {
    'GET /mfe-buyer': { body: aStatus({ standing }) },
  });
  expect(out).toContain(
    'nobody can say yet whether it does as well as what is live (2026-11-20 17:00), and grows by itself',
  );
  expect(out).toMatch(/failed +0\.25 % of 800 +0 % of 900 +not yet/);
  const held = { at, reason: 'Something else is live beside it.' };
  const verdict = { version: '0.1.0', release: 'aaaa', revision: 6, at, reason: 'It did as well.' };
  const stuck = { ...standing, canary: { ...standing.canary, held }, verdict };
  const told = await runRelease('status mfe-buyer', {
    'GET /mfe-buyer': { body: aStatus({ standing: stuck }) },
  });
  expect(told.out).toContain('does not since 2026-11-20 17:00:');
  expect(told.out).toContain(held.reason);
  expect(told.out).not.toContain('and grows by itself');
  expect(told.out).toContain('last verdict, on 0.1.0');
});

test('status says what the server itself took back, and why', async () => {
  const takenBack = {
    version: '0.2.0',
    release: 'bbbb',
    revision: 7,
    at: '2026-11-20T17:00:00.000Z',
    reason: 'It failed in 12 of 12 page views (100 %); nobody opened what is live for all.',
  };
  const { out } = await runRelease('status mfe-buyer', {
    'GET /mfe-buyer': { body: aStatus({ standing: { ...aStatus().standing!, takenBack } }) },
  });
  expect(out.split('\n').slice(2, 5)).toEqual([
    'live   0.1.0  aaaa  since 2026-11-20 16:45',
    '0.2.0 was taken back by the server itself, in revision 7, 2026-11-20 17:00:',
    '  It failed in 12 of 12 page views (100 %); nobody opened what is live for all.',
  ]);
});

test('diff shows the latest change of the application and names the others', async () => {
  const difference = {
    application: 'mfe-buyer',
    version: { from: '0.1.0', to: '0.2.0' },
    size: { from: { javascript: 101.26, css: 29.9 }, to: { javascript: 104, css: 29.9 } },
    navigation: { added: ['Offers'], removed: [] },
  };
  const { out } = await runRelease('diff mfe-buyer', {
    'GET /revisions': {
      body: [
        aRevision({ number: 9 }),
        aRevision({ number: 8, differences: [difference] }),
        aRevision({ number: 7 }),
      ],
    },
    'GET /revisions/difference': {
      body: { from: 7, to: 9, differences: [difference, { application: 'mfe-seller' }] },
    },
  });
  expect(out.split('\n')).toEqual([
    'mfe-buyer from revision 7 to 9',
    '',
    '            from      to',
    'version     0.1.0     0.2.0',
    'javascript  101.3 kB  104.0 kB',
    'menu entry  -         Offers',
    '',
    'Also changed: mfe-seller.',
  ]);
});

test('diff of an application that nothing has changed since the first revision says so', async () => {
  const differences = [{ application: 'mfe-buyer', version: { from: null, to: '0.1.0' } }];
  const { code, out } = await runRelease('diff mfe-buyer', {
    'GET /revisions': { body: [aRevision({ number: 1, differences })] },
  });
  expect({ code, out }).toEqual({ code: 0, out: 'mfe-buyer is the same since revision 1.' });
});
