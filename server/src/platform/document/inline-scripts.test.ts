import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { bytesOf } from '../../http/utf8.ts';
import { compositionFor } from '../composition/composition.ts';
import { noGroup } from '../measurements/group-of.ts';
import { drawnPage } from '../rendering/testing.ts';
import { storefrontBuild } from '../testing/builds.ts';
import { sign } from '../testing/keys.ts';
import { liveRevision } from '../testing/revisions.ts';
import { withInline } from './content-security-policy.ts';
import { drawnParts } from './document-parts.ts';
import { inlineScripts } from './inline-scripts.ts';

const revision = liveRevision(storefrontBuild());
const picture = '<img src="/pictures/a.avif" alt="" loading="lazy">';
const composition = sign(compositionFor(revision, null), noGroup);
/** The text of a document with the picture, by its head. */
function textOf(head = ''): string {
  const place = { revision, composition, language: 'en', path: '/' } as const;
  const page = drawnPage({ html: picture, head });
  return String(bytesOf(drawnParts(place, { page, styles: [] }).within));
}
const before = textOf();

test('a drawn document asks for no script before it is read, and names all of them with their hashes', () => {
  expect(before).not.toMatch(
    /<script[^>]* (?:defer|async)|<link (?!data-later media="not all")[^>]*as="script"/,
  );
  const named = [...before.matchAll(/<(script|link) data-later[^>]*>/g)];
  expect(named.map(([, tag]) => tag)).toEqual(['script', 'link', 'link']);
  for (const [tag] of named)
    expect(tag).toMatch(/integrity="sha384-[^"]+" crossorigin="anonymous"/);
});

test('what keeps scripts waiting is what each element can say', () => {
  for (const [tag] of before.matchAll(/<script data-later[^>]*>/g)) {
    expect(tag).toContain(' type="later"');
    expect(tag).not.toContain('media=');
  }
});

test.each([
  ['', ['<title data-undrawn>', 'data-undrawn content="']],
  ['<title>Bikes</title>', ['<title>', 'data-undrawn content="']],
  [
    '<title>Bikes</title><meta name="description" content="All bikes">',
    ['<title>', '<meta name="description" content="All bikes">'],
  ],
])('a page says of itself what it did not say by its head “%s”', (head, said) => {
  const text = textOf(head);
  for (const each of said) expect(text).toContain(each);
  expect([text.split('<title'), text.split('name="description"')].map((all) => all.length)).toEqual(
    [2, 2],
  );
});

test('data for search engines, and the names of scripts, keep no words waiting', () => {
  const data = '<script type="application/ld+json">{"@type":"Product"}</script>';
  const text = textOf(`<title>Bikes</title>${data}<meta name="x" content="y"/>`);
  expect(text.split(data)).toHaveLength(2);
  const places = [
    '<title>',
    '<meta name="x"',
    '<img',
    'id="state"',
    data,
    '<script data-later',
  ].map((each) => text.indexOf(each));
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

test('what keeps the order stands before the first picture, and pictures keep their address', () => {
  const { first, last } = inlineScripts;
  const places = [first.tag, '<img', '<script data-later', last.tag].map((each) =>
    before.indexOf(each),
  );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(before).toContain(picture);
});

test('the policy allows what keeps the order, and no other script in the document', () => {
  const hashes = [...before.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  expect(hashes).toEqual([inlineScripts.first.hash, inlineScripts.last.hash]);
  const policy = "script-src 'self' https://js.stripe.com; style-src 'self'; img-src 'self'";
  expect(withInline(policy, { scripts: hashes, styles: ["'sha256-a'"] })).toBe(
    `script-src 'self' ${hashes.join(' ')} https://js.stripe.com; style-src 'self' 'sha256-a'; img-src 'self'`,
  );
});
