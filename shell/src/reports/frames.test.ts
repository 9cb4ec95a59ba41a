import { expect, test } from 'vitest';

import { framesOf, isWithoutPlace, ownerOf, stackOf } from './frames.ts';

const site = window.location.origin;
const at = `${site}/remotes/mfe-a/r1/a.js`;

test.each([
  [`    at open (${at}:1:23)`, { name: 'open' }],
  [`    at async Page.open (${at}:1:23)`, { name: 'Page.open' }],
  [`    at ${at}?q=rahim:1:23`, {}],
  [`open@${at}:1:23`, { name: 'open' }],
])('the line %s of a stack is a place of the release', (line, named) => {
  expect(framesOf(`TypeError: a\n${line}`)).toEqual([
    { file: '/remotes/mfe-a/r1/a.js', line: 1, column: 23, ...named },
  ]);
});

test.each(['https://elsewhere.example/remotes/mfe-a/r1/a.js', `${site}/search?q=rahim`])(
  'a place elsewhere is told without its address: %s',
  (address) => {
    expect(framesOf(`    at x (${address}:4:5)`)).toEqual([{ line: 4, column: 5, name: 'x' }]);
  },
);

test('what an error says is no place, whatever it looks like', () => {
  const message = `nothing\n    at x (${at}:1:2)`;
  const error = Object.assign(new Error(message), {
    stack: `Error: ${message}\n    at y (${at}:3:4)`,
  });
  expect(framesOf(stackOf(error)).map(({ line }) => line)).toEqual([3]);
  expect(stackOf('thrown')).toBe('');
  expect(stackOf(null)).toBe('');
});

test.each([
  ['', true],
  ['TypeError: ', true],
  ['TypeError: \n    at <anonymous>', false],
  ['TypeError: \n    at Array.map (<anonymous>)', false],
  [`TypeError: \n    at open (${at}:1:2)`, false],
  ['promiseReactionJob@[native code]', false],
  ['moz-extension://1-2/x.js:1:2\n@debugger eval code:1:1', false],
])('the stack %j has no place: %s', (stack, expected) => {
  expect(isWithoutPlace(stack)).toBe(expected);
});

const ofA = { name: 'mfe-a', release: 'r1', canary: false };
const ofB = { name: 'mfe-b', release: 'r7', canary: true };
const ofShell = { name: 'shell', release: 's1', canary: false };
const [a, b, shell] = [at, `${site}/remotes/mfe-b/r7/b.js`, `${site}/shell/s1/main.js`];
const native = 'at Array.map (<anonymous>)';
const extension = 'chrome-extension://abcdef/content.js';

test.each<[string, object | undefined, string[]]>([
  ['a handler of a remote, called by the shell', ofA, [a, shell, shell]],
  ['what the shell gives a remote, which called it', ofA, [shell, a, shell]],
  ['what a remote asked a vendor for', ofA, ['https://js.vendor.example/v3', a]],
  ['a remote that called another one', ofB, [b, a]],
  ['a remote behind code of the browser', ofB, [native, b, shell]],
  ['the shell alone', ofShell, [shell, shell]],
  ['an earlier release of a remote', undefined, [`${site}/remotes/mfe-a/r0/a.js`, shell]],
  ['a remote that the page does not have', undefined, [`${site}/remotes/mfe-c/r1/a.js`]],
  ['an earlier shell', undefined, [`${site}/shell/s0/main.js`]],
  ['another site that looks like ours', undefined, [a.replace(site, 'https://elsewhere.example')]],
  ['an extension of the browser', undefined, [extension]],
  ['an extension that came between', undefined, [extension, a, shell]],
  ['an extension of another browser', undefined, ['moz-extension://1-2/x.js', a]],
  ['a script of the document', undefined, [`${site}/`]],
  ['the console of the browser', undefined, ['at <anonymous>']],
  ['nothing', undefined, []],
])('the code of %s belongs to %o', (_of, owner, places) => {
  const stack = places.map((place) =>
    place.startsWith('at ') ? place : `    at f (${place}:1:2)`,
  );
  const found = ownerOf(framesOf(['Error: broken', ...stack].join('\n')), [ofA, ofB], ofShell);
  expect(found).toEqual(owner);
});
