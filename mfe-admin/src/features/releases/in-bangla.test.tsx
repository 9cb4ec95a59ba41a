import { LanguageContext, commonWords, platformWords } from '@motohaat/platform';
import { renderWithPlatform } from '@motohaat/testing';
import { uiWords } from '@motohaat/ui/messages';
import { releaseWords } from '@motohaat/ui/messages/release';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { historyWords } from '../../messages/releases/history/index.ts';
import { consoleWords } from '../../messages/releases/index.ts';
import { ReleaseConsole } from './release-console.tsx';
import RevisionHistory from './revision-history.tsx';
import { canary, health, judged, overview, record } from './testing.ts';

await Promise.all(
  [consoleWords, historyWords, releaseWords, uiWords, commonWords, platformWords].map(
    ({ prepare }) => prepare('bn'),
  ),
);

/** A reason is the release's own word, in no language. */
const lastUndrawn = { path: '/', reason: '…\n    at …', at: '2026-11-20T03:05:00.000Z' };

test('a page in Bangla shows nothing in English but names', async () => {
  const healths = [
    health({}, [{ opened: 400, failed: 4 }]),
    health({ version: '0.3.0', canary: true, lcp: null, drawFailures: 2, lastUndrawn }),
  ];
  const { container } = renderWithPlatform(
    <LanguageContext value="bn">
      <ReleaseConsole />
      <RevisionHistory />
    </LanguageContext>,
    {
      api: {
        'GET /releases': overview({ canary: { ...canary, judged, looks: [judged] } }, healths),
        'GET /releases/revisions': [record({ reason: '' }), record({ number: 6, reason: '' })],
      },
    },
  );
  await screen.findByRole('article', { name: 'রিভিশন ৭' });
  await screen.findByText('পরীক্ষামূলক রিলিজ: 0.3.0');
  const named = [...container.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
    element.getAttribute('aria-label'),
    element.getAttribute('title'),
  ]);
  const read = [container.textContent, ...named].join(' ');
  const names = /mfe-buyer|MotoHaat|JavaScript|CSS|LCP|INP|CLS/g;
  expect(read.replace(names, '').match(/[A-Za-z]+/g)).toBeNull();
});
