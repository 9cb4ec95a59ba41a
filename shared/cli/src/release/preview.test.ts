import { expect, test } from 'vitest';

import { pullRequestComment } from './preview-comment.ts';
import { aRelease, aStatus } from './testing/examples.ts';
import { runRelease } from './testing/run-release.ts';

test('a pull request reads the address, bytes before and after, and the report', () => {
  const branch = aRelease({
    version: '0.2.0-new.rabc',
    size: { javascript: 102.3, css: 29.9 },
    smoke: null,
  });
  const status = aStatus({ releases: [branch, aRelease()] });
  const previewed = {
    application: 'mfe-buyer',
    version: branch.version,
    name: 'new',
    url: 'https://motohaat.example/?preview=x',
    expiresAt: '2026-11-27T16:45:00.000Z',
    with: [{ application: 'mfe-seller', version: '0.3.0' }],
  };
  const lines = pullRequestComment(status, previewed, {
    revision: 7,
    browser: 'Chromium',
    at: '2026-11-20T16:41:00.000Z',
    passed: false,
    pages: [
      { path: '/', faults: [], views: 12, milliseconds: 900 },
      { path: '/orders', faults: ['No such list'], notes: ['Slow'], views: 12, milliseconds: 900 },
    ],
    pictures: [],
  });
  expect(lines.join('\n')).toBe(`### Preview of mfe-buyer: new

[Open it on the site](https://motohaat.example/?preview=x) until 2026-11-27 16:45 UTC: mfe-buyer 0.2.0-new.rabc, mfe-seller 0.3.0, all else as it is live (revision 7).

| kB before compression | live (0.1.0) | here | change | budget |
| --- | ---: | ---: | ---: | ---: |
| JavaScript | 101.3 | 102.3 | +1.0 | 120 |
| CSS | 29.9 | 29.9 | 0.0 | 40 |

Smoke test: **failed** on revision 7, 2026-11-20 16:41 UTC: 2 pages, 24 views.

- \`/orders\`: No such list

<details><summary>What could be better</summary>

- \`/orders\`: Slow

</details>`);
  const none = 'No smoke test yet: no machine looks at releases now.';
  expect(pullRequestComment(status, previewed, none).at(-1)).toBe(none);
});

test('the report of a comment is ordered where no machine has looked, and waited for', async () => {
  const smoke = { attended: true, problem: null, done: 0, of: null, report: null };
  const smokeCall = '/mfe-buyer/releases/0.2.0/smoke';
  const report = {
    revision: 7,
    browser: 'Chromium',
    at: '2026-11-20T16:41:00.000Z',
    passed: true,
    pages: [{ path: '/', faults: [], milliseconds: 12 }],
    pictures: [],
  };
  const made = { name: 'new', url: 'https://x.example/?preview=x', expiresAt: report.at };
  const words = 'preview mfe-buyer --name new --version 0.2.0 --with mfe-seller@0.3.0 --comment';
  const { code, out, changes } = await runRelease(words, {
    'GET /mfe-buyer': { body: aStatus() },
    'POST /mfe-buyer/previews': { status: 201, body: made },
    [`GET ${smokeCall}`]: { body: { ...smoke, state: 'none' } },
    [`POST ${smokeCall}`]: { body: { ...smoke, state: 'done', report } },
  });
  expect(code).toBe(0);
  expect(out).toMatch(/^### Preview of mfe-buyer: new\n/);
  expect(out).toContain('Smoke test: **passed** on revision 7, 2026-11-20 16:41 UTC: 1 page.');
  expect(changes.map(({ call }) => call)).toEqual([
    'POST /mfe-buyer/previews',
    `POST ${smokeCall}?with=mfe-seller%400.3.0`,
  ]);
});
