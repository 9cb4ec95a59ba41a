import { expect, test } from 'vitest';

import { messages as bangla } from './bn.tsx';
import { messages as banglaDialogs } from './dialogs/bn.tsx';
import { messages as englishDialogs } from './dialogs/en.tsx';
import { messages as english } from './en.tsx';

type Texts = [path: string, text: string][];

/** Every text of a catalogue; those with parameters are about an `x`. */
function textsOf(messages: object, path = ''): Texts {
  return Object.entries(messages).flatMap(([key, message]: [string, unknown]): Texts => {
    const here = `${path}/${key}`;
    if (typeof message === 'string') return [[here, message]];
    if (typeof message === 'object' && message !== null) return textsOf(message, here);
    return [[here, (message as (...about: string[]) => string)('x', 'x')]];
  });
}

test.each([
  ['words', english, bangla],
  ['dialogs', englishDialogs, banglaDialogs],
])('every text of the %s is there in Bangla, with Bangla digits', (_group, en, bn) => {
  const texts = textsOf(bn);
  expect(texts.map(([path]) => path)).toEqual(textsOf(en).map(([path]) => path));
  expect(texts.filter(([, text]) => !/\p{Script=Bengali}/u.test(text) || /\d/.test(text))).toEqual(
    [],
  );
});
