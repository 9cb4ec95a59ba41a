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

test('what is not one of the server’s documents is left alone', () => {
  const shell = { scripts: [], styles: [] };
  expect(developmentDocument('<p>Elsewhere</p>', shell, (each) => each)).toBeUndefined();
});

test('the content policy lets the overlay of build errors have styles, demands no Trusted Types, and allows nothing else more', () => {
  const policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; upgrade-insecure-requests; " +
    "require-trusted-types-for 'script'; trusted-types default";
  expect(developmentPolicy(policy)).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'",
  );
});
