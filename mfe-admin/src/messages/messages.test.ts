import { expect, test } from 'vitest';

import { messages as bn } from './bn.tsx';
import { messages as en } from './en.tsx';

type Message = string | ((...given: unknown[]) => unknown);

/** Every message by its path, such as `users.list.label`. */
function messagesIn(group: object, path: readonly string[] = []): [path: string, Message][] {
  return Object.entries(group).flatMap(([name, message]: [string, Message | object]) => {
    const place = [...path, name];
    if (typeof message === 'object') return messagesIn(message, place);
    return [[place.join('.'), message]];
  });
}

/** What a message says, whatever it is given. */
const said = (message: Message) =>
  typeof message === 'string' ? message : JSON.stringify(message(2, 2));

const kinds = (group: object) =>
  Object.fromEntries(messagesIn(group).map(([path, message]) => [path, typeof message]));

test('what is said in English is said in Bangla', () => {
  expect(kinds(bn)).toEqual(kinds(en));
});

/** These give back what they are given, where they do not know it. */
const passing = /^(users\.filters\.withCount|audit\.facts\.(name|code|subject|figure))$/;

test('every message is written in Bangla', () => {
  const inEnglish = messagesIn(bn)
    .filter(([path]) => !passing.test(path))
    .filter(([, message]) => !/[\u0985-\u09b9]/.test(said(message)));
  expect(inEnglish).toEqual([]);
});

test('what the audit log keeps is read in Bangla, and what it may keep one day stays as it is', () => {
  const { facts } = bn.audit;
  expect([facts.name('paidBooking'), facts.code('refunded'), facts.subject('user')]).toEqual([
    'পেমেন্ট হওয়া বুকিং',
    'টাকা ফেরত দেওয়া হয়েছে',
    'ব্যবহারকারী',
  ]);
  expect([facts.name('newFact'), facts.code('odd'), facts.subject('thing')]).toEqual([
    'New fact',
    'odd',
    'thing',
  ]);
});
