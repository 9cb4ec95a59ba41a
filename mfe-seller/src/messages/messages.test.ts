import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { words } from './index.ts';
import { listingWords } from './listing/index.ts';

type Message = (...given: number[]) => unknown;

/** Every message by its name; one with parameters is written with 1 for each. */
function textsOf(messages: object, name = ''): [name: string, text: string][] {
  return Object.entries(messages).flatMap(([key, value]) => {
    const path = `${name}/${key}`;
    if (typeof value === 'object') return textsOf(value as object, path);
    const said = typeof value === 'function' ? (value as Message)(1, 1) : value;
    return [[path, renderToStaticMarkup(createElement(Fragment, null, said as ReactNode))]];
  });
}

/** Say what they are given, which is no sentence here. */
const passedOn = new Set(['/form/fieldError']);

test.each([
  ['the pages', words],
  ['the forms', listingWords],
])('the words of %s are there in both languages, and Bangla ones are Bangla', async (...given) => {
  const [, { prepare, messagesIn }] = given;
  await prepare('bn');
  const [english, bangla] = [textsOf(messagesIn('en')), textsOf(messagesIn('bn'))];
  expect(bangla.map(([name]) => name)).toEqual(english.map(([name]) => name));
  const foreign = bangla.filter(
    ([name, text]) => !passedOn.has(name) && !/[\u0985-\u09B9]/.test(text),
  );
  expect(foreign).toEqual([]);
});
