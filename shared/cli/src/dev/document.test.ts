import type { SignedComposition } from '@motohaat/contract/composition';
import { expect, test } from 'vitest';

import { developmentDocument, developmentPolicy } from './document.ts';

const html = `<!doctype html>
<html lang="en">
<head>
<title>Used bikes · MotoHaat</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="stylesheet" href="/shell/s1/shell.css" integrity="sha384-a" crossorigin="anonymous">
<script defer src="/shell/s1/shell.js" integrity="sha384-b" crossorigin="anonymous"></script>
<link rel="preload" as="script" href="/remotes/mfe-shop/r1/remote.js" integrity="sha384-c">
</head>
<body>
<div id="root"></div>
<script type="application/json" id="boot">{"composition":{"revision":7},"config":{"name":"\\u003c$1"}}</script>
</body>
</html>
`;

test('the development shell stands in the place of the released one, with its composition', () => {
  const document = developmentDocument(
    html,
    { scripts: ['/shell/dev/hook.js', '/shell/dev/shell.js'], styles: ['/shell/dev/shell.css'] },
    (composition) => ({ ...composition, revision: composition.revision + 1 }),
  );
  expect(document).toBe(`<!doctype html>
<html lang="en">
<head>
<title>Used bikes · MotoHaat</title>
<link rel="icon" type="image/svg+xml" href="/favicon.svg">
<link rel="stylesheet" href="/shell/dev/shell.css">
<script defer src="/shell/dev/hook.js"></script>
<script defer src="/shell/dev/shell.js"></script>
</head>
<body>
<div id="root"></div>
<script type="application/json" id="boot">{"composition":{"revision":8},"config":{"name":"\\u003c$1"}}</script>
</body>
</html>
`);
});

/** As the server writes a page that it drew. */
const drawn = html
  .replace('<title>', '<link rel="preload" as="image" href="/a.jpg" fetchpriority="high">\n<title>')
  .replace(
    /<link rel="stylesheet"[^]*(?=<\/head>)/,
    `<style>@import "a.css";:root{--a:"</p>"}</style>
<script>(() => { addEventListener('click', () => {}, true); })();</script>
<script data-later="" type="later" src="/shell/s1/shell.js" integrity="sha384-b" crossorigin="anonymous"></script>
<link data-later media="not all" rel="preload" as="script" href="/remotes/mfe-shop/r1/remote.js">
`,
  )
  .replace(
    '<div id="root"></div>',
    `<div id="root" data-drawn><main><h1>Bikes</h1><script type="application/ld+json">{}</script></main></div>
<script type="text/css" data-sheets="/shell/s1/shell.css /remotes/mfe-shop/r1/home.css">p{--b:"</p>"}</script>
<script type="application/json" id="state">{"queries":[{"id":"boot"}],"text":"\\u003c/script>"}</script>`,
  );

const same = (composition: SignedComposition) => composition;

test('a page that the server drew is left to the browser, which draws it with other builds', () => {
  const shell = { scripts: ['/shell/dev/shell.js'], styles: ['/shell/dev/shell.css'] };
  expect(drawn).toContain('<h1>Bikes</h1>');
  expect(developmentDocument(drawn, shell, same)).toBe(developmentDocument(html, shell, same));
});

test('what is not one of the server’s documents is left alone', () => {
  const shell = { scripts: [], styles: [] };
  expect(developmentDocument('<p>Elsewhere</p>', shell, (each) => each)).toBeUndefined();
});

test('the content policy lets the overlay of build errors have styles, demands no Trusted Types, and allows nothing else more', () => {
  const policy =
    "default-src 'none'; script-src 'self' 'sha256-a+/1='; style-src 'self' 'sha256-b=' 'sha256-c='; upgrade-insecure-requests; " +
    "require-trusted-types-for 'script'; trusted-types default";
  expect(developmentPolicy(policy)).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'",
  );
});
