import { beforeAll, expect, it } from 'vitest';

import { dashboardWords } from './dashboard/index.ts';
import { words } from './index.ts';
import { sessionWords } from './session/index.ts';

const groups = { words, dashboardWords, sessionWords };

beforeAll(async () => {
  await Promise.all(Object.values(groups).map(({ prepare }) => prepare('bn')));
});

it.each(Object.entries(groups))('%s says everything in both languages', (_name, group) => {
  const english = textsOf(group.messagesIn('en'));
  const bangla = textsOf(group.messagesIn('bn'));
  expect(bangla.map(([path]) => path)).toEqual(english.map(([path]) => path));
  expect(bangla.filter(([, text]) => !isBangla(text))).toEqual([]);
});

/** Of a function nobody knows what it will say. */
const isBangla = (text: unknown) => typeof text !== 'string' || /\p{Script=Bengali}/u.test(text);

/** Each message with its path: a text, or a function that makes one. */
function textsOf(messages: object, above = ''): [path: string, text: unknown][] {
  return Object.entries(messages).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? textsOf(value, `${above}${key}.`)
      : [[`${above}${key}`, value]],
  );
}
