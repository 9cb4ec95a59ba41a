import { readFile } from 'node:fs/promises';

import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';

import type { Database } from '../../database/index.ts';
import { createReleaseSelector } from '../composition/release-selector.ts';
import { createSiteCookies } from '../cookies/site-cookies.ts';
import { createOwnOverride } from '../overrides/own-override.ts';
import { createOwnPreview } from '../previews/own-preview.ts';
import { platformSecret } from '../testing/keys.ts';
import { liveRevision } from '../testing/revisions.ts';
import { wantsLowData } from './low-data.ts';
import { isSignedIn } from './signed-in.ts';

const operations = new URL('../../../../docs/operations.md', import.meta.url);
/** It names the visitor in documents of their own, which no cache may keep. */
const inOwnDocuments = ['visitor'];

test('the operations guide names every cookie that a document for many depends on', async () => {
  const read = new Set<string>();
  const cookies = new Proxy<Record<string, string>>(
    {},
    { get: (_none, name) => void read.add(String(name)) },
  );
  const request = { cookies, headers: {} } as unknown as FastifyRequest;
  const options = {
    db: {} as Database,
    secret: platformSecret,
    cookies: createSiteCookies({ secure: false }),
  };
  const selector = createReleaseSelector({
    ...options,
    own: createOwnOverride(options),
    previews: createOwnPreview(options),
  });
  await selector.forPage(request, liveRevision());
  wantsLowData(request);
  isSignedIn(request);
  const [, named = ''] = /of the cookies, (.*?):/.exec(await readFile(operations, 'utf8')) ?? [];
  const guide = [...named.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  expect(guide.toSorted()).toEqual(
    [...read].filter((name) => !inOwnDocuments.includes(name)).toSorted(),
  );
});
