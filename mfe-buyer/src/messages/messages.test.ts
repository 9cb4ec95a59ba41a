import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { words } from './index.ts';
import { paymentWords } from './payment/index.ts';

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

/** They say what the card provider says, where they know no better. */
const exceptions = ['/cardFault'];

test.each([
  ['the pages', words],
  ['paying', paymentWords],
])('the words of %s are there in both languages, and Bangla ones are Bangla', async (...given) => {
  const [, { prepare, messagesIn }] = given;
  await prepare('bn');
  const [english, bangla] = [textsOf(messagesIn('en')), textsOf(messagesIn('bn'))];
  expect(bangla.map(([name]) => name)).toEqual(english.map(([name]) => name));
  const foreign = bangla.filter(([, text]) => !/[\u0985-\u09B9]/.test(text));
  expect(foreign.map(([name]) => name)).toEqual(given[0] === 'paying' ? exceptions : []);
});

test('what is wrong with a card is said in Bangla where its code is known', async () => {
  await paymentWords.prepare('bn');
  const { cardFault } = paymentWords.messagesIn('bn');
  const message = 'Your card has insufficient funds.';
  const declined = { code: 'card_declined', message };
  expect(cardFault({ ...declined, decline_code: 'insufficient_funds' })).toMatch(/টাকা নেই/);
  expect(cardFault({ ...declined, decline_code: 'do_not_honor' })).toMatch(/অন্য কার্ড/);
  expect(cardFault({ code: 'unheard_of', message })).toBe(message);
});
