import { expect, test, vi } from 'vitest';

import { messagesIn } from '../../messages/index.ts';
import { adminBuild, shellBuild, storefrontBuild } from '../testing/builds.ts';
import { liveRevision } from '../testing/revisions.ts';
import type { Drawings } from './drawings.ts';
import { createTryCandidate } from './try-candidate.ts';

const live = liveRevision(storefrontBuild(), adminBuild());

function setUp(reason: string | undefined) {
  const attempt = vi.fn<Drawings['attempt']>(async () => reason);
  return { attempt, tryCandidate: createTryCandidate({ attempt }, 'https://x.example') };
}

test.each([
  ['remote', storefrontBuild().release],
  ['shell', shellBuild().release],
])('a %s that cannot draw a public page is refused, in words', async (_what, manifest) => {
  const { attempt, tryCandidate } = setUp('TypeError: broken\n    at somewhere');
  const reasons = await tryCandidate(live, { id: 'next', manifest });
  expect(reasons.map((say) => say(messagesIn('en')))).toEqual([
    `${manifest.name} 1.0.0 cannot be rendered: /: TypeError: broken`,
  ]);
  // It is tried in the set that it would be live in, by the pages that everybody may have.
  expect(attempt.mock.calls.map(([{ language, path }]) => [language, path])).toEqual([
    ['en', '/'],
    ['bn', '/'],
  ]);
  const [{ revision }] = attempt.mock.calls[0] ?? [{ revision: live }];
  expect([revision.shell, ...revision.remotes].map(({ id }) => id)).toContain('next');
});

test('one that draws what it has, or has nothing public, is not', async () => {
  const { tryCandidate } = setUp(undefined);
  expect(await tryCandidate(live, { id: 'next', manifest: storefrontBuild().release })).toEqual([]);
  const failing = setUp('broken');
  const office = { id: 'next', manifest: adminBuild().release };
  expect(await failing.tryCandidate(live, office)).toEqual([]);
});
