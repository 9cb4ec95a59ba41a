import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { compositionFor } from '../composition/composition.ts';
import { noGroup } from '../measurements/group-of.ts';
import { storefrontBuild } from '../testing/builds.ts';
import { sign } from '../testing/keys.ts';
import { liveRevision } from '../testing/revisions.ts';
import { withInline } from './content-security-policy.ts';
import { drawnParts } from './document-parts.ts';
import { inlineScript } from './inline-script.ts';

const revision = liveRevision(storefrontBuild());
const picture = '<img src="/pictures/a.avif" alt="" loading="lazy">';
const page = { status: 200, html: picture, head: '', state: '{}' } as const;
const composition = sign(compositionFor(revision, null), noGroup);
const { before } = drawnParts(
  { revision, composition, language: 'en', path: '/' },
  { page, styles: [] },
);

test('a drawn document asks for no script before it is read, and names all of them with their hashes', () => {
  expect(before).not.toMatch(
    /<script[^>]* (?:defer|async)|<link (?!data-later media="not all")[^>]*as="script"/,
  );
  const named = [...before.matchAll(/<(script|link) data-later[^>]*>/g)];
  expect(named.map(([, tag]) => tag)).toEqual(['script', 'link', 'link']);
  for (const [tag] of named)
    expect(tag).toMatch(/integrity="sha384-[^"]+" crossorigin="anonymous"/);
});

test('what keeps the order stands before the first picture, and pictures keep their address', () => {
  expect(before.indexOf(inlineScript.tag)).toBeLessThan(before.indexOf('<img'));
  expect(before).toContain(picture);
});

test('the policy allows what keeps the order, and no other script in the document', () => {
  const [, text = ''] = /^<script>([^]*)<\/script>$/.exec(inlineScript.tag) ?? [];
  const hash = `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
  const policy = "script-src 'self' https://js.stripe.com; style-src 'self'; img-src 'self'";
  expect(withInline(policy, { script: inlineScript.hash, styles: ["'sha256-a'"] })).toBe(
    `script-src 'self' ${hash} https://js.stripe.com; style-src 'self' 'sha256-a'; img-src 'self'`,
  );
});
