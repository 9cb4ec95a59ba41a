import { expect, test } from 'vitest';

import { textTemplate } from './text-template.ts';

test('a template fills values in where their marks stood, each as often as it stood there', () => {
  const fill = textTemplate(['one', 'two'], ({ one, two }) =>
    JSON.stringify({ a: [two], one, two }),
  );
  for (const [one, two] of [
    ['1', '2'],
    ['"$1"', String.raw`\n </script>`],
  ] as const) {
    expect(fill({ one, two })).toBe(JSON.stringify({ a: [two], one, two }));
  }
});

test('values are written as the text around them is', () => {
  const fill = textTemplate(
    ['name'],
    ({ name }) => `<p>"${name}"</p>`,
    (value) => value.toUpperCase(),
  );
  expect(fill({ name: 'rina' })).toBe('<p>RINA</p>');
});
