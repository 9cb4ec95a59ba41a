import { expect, test } from 'vitest';

import { checkDrawn } from './check-drawn.ts';
import { drawnPage } from './testing.ts';

const data = '<script type="application/ld+json">{"@type":"Product"}</script>';

test.each([
  ['a page', {}],
  ['letters of several bytes', { html: '<p title="àid=root বাংলা">৳</p>', state: '"৳"' }],
  ['text about markup', { html: '<p>&lt;script id="boot"> and id=state</p>' }],
  ['data for readers', { html: data, head: `<title>x</title>${data}` }],
  [
    'tags of a head',
    { head: '<meta property="og:title" content="x"/><link rel="canonical" href="/"/>' },
  ],
  ['a head as long as it may be', { head: ' '.repeat(200_000) }],
  ['a way within the site', { redirect: '/categories/1?a=b', state: '' }],
  ['a way as long as it may be', { redirect: `/${'x'.repeat(7_999)}` }],
])('%s may be drawn', (_what, changes) => {
  expect(checkDrawn(drawnPage(changes))).toBeUndefined();
});

test.each([
  ['a script', { html: '<p></p><script>alert(1)</script>' }],
  ['a script from elsewhere', { html: '<script src="/remotes/mfe-x/1/a.js"></script>' }],
  ['the block that the shell starts from', { html: '</div><template id="boot">{}</template>' }],
  ['the state of another page', { html: "<p title='x' id='state'>{}</p>" }],
  ['a root without space before its name', { html: '<div class="x"id="root"></div>' }],
  ['a root behind a slash', { html: '<div/id=root></div>' }],
  ['another root', { html: '<div class="x" id=root></div>' }],
  ['another base of addresses', { html: '<base href="//evil.example">' }],
  ['a frame', { html: '<IFRAME src="/login"></IFRAME>' }],
  ['the end of the document', { html: '</body>' }],
  ['a policy', { head: '<meta http-equiv="refresh" content="0;url=//evil.example">' }],
  ['a sheet', { head: '<link rel="stylesheet" href="/x.css">' }],
  ['text in the head', { head: '<title>x</title>Text' }],
  ['a head without an end', { head: ' '.repeat(200_001) }],
  ['a state that ends its script', { state: '"</script><script>"' }],
  ['a state that is no JSON', { state: '{' }],
  ['a way out of the site', { redirect: '//evil.example' }],
  ['a way out by a backslash', { redirect: '/\\\\evil.example' }],
  ['a way that no header can name', { redirect: '/বাইক' }],
  ['a way without an end', { redirect: `/${'x'.repeat(8_000)}` }],
])('%s is not a page’s to draw', (_what, changes) => {
  expect(checkDrawn(drawnPage(changes))).toBeTypeOf('string');
});

test.each([
  ['space', `${' '.repeat(199_000)}x`],
  ['tags that do not end', '<meta '.repeat(33_000)],
  ['titles that do not end', '<title>'.repeat(28_000)],
  ['a tag that does not end', `<link ${'import'.repeat(30_000)}`],
])('a head of much %s is refused in no time', (_what, head) => {
  const began = performance.now();
  expect(checkDrawn(drawnPage({ head }))).toBeTypeOf('string');
  expect(performance.now() - began).toBeLessThan(500);
});
