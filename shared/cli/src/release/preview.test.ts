import { expect, test } from 'vitest';

import { pullRequestComment } from './preview-comment.ts';
import { aRelease, aStatus } from './testing/examples.ts';

test('a pull request reads the address, bytes before and after, and the report', () => {
  const branch = aRelease({
    version: '0.2.0-new.rabc',
    size: { javascript: 102.3, css: 29.9 },
    smoke: null,
  });
  const lines = pullRequestComment(aStatus({ releases: [branch, aRelease()] }), {
    application: 'mfe-buyer',
    version: branch.version,
    name: 'new',
    url: 'https://motohaat.example/?preview=x',
    expiresAt: '2026-11-27T16:45:00.000Z',
    with: [{ application: 'mfe-seller', version: '0.3.0' }],
  });
  expect(lines.join('\n')).toBe(`### Preview of mfe-buyer: new

[Open it on the site](https://motohaat.example/?preview=x) until 2026-11-27 16:45 UTC: mfe-buyer 0.2.0-new.rabc, mfe-seller 0.3.0, all else as it is live (revision 7).

| kB before compression | live (0.1.0) | here | change | budget |
| --- | ---: | ---: | ---: | ---: |
| JavaScript | 101.3 | 102.3 | +1.0 | 120 |
| CSS | 29.9 | 29.9 | 0.0 | 40 |

No smoke test yet: it is made when the release is promoted or tried.`);
});
