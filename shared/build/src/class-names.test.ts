// @vitest-environment node
import { moduleOf } from '@motohaat/contract/class-names';
import { expect, test } from 'vitest';

import { classNames } from './class-names.ts';

const at = (path: string) => ({ resourcePath: `/work/${path}`, rootContext: '/work/mfe-trial' });

test('a class has one name wherever its application is built, and no other class of it has that', () => {
  const name = classNames('mfe-trial', false);
  const first = name(at('mfe-trial/src/a.module.css'), '', 'title');
  expect(first).toMatch(/^trial-[\w-]{5}$/);
  expect(classNames('mfe-trial', false)(at('mfe-trial/src/a.module.css'), '', 'title')).toBe(first);
  expect(name(at('mfe-trial/src/b.module.css'), '', 'title')).not.toBe(first);
  expect(name(at('mfe-trial/src/a.module.css'), '', 'text')).not.toBe(first);
  expect(classNames('shell', false)(at('mfe-trial/src/a.module.css'), '', 'title')).toMatch(
    /^shell-/,
  );
});

test('classes of one module begin alike, and those of another otherwise', () => {
  const name = classNames('mfe-trial', false);
  const [one, other] = ['title', 'text'].map((local) => name(at('a.module.css'), '', local));
  expect(moduleOf(one!)).toBe(moduleOf(other!));
  expect(moduleOf(name(at('b.module.css'), '', 'title'))).not.toBe(moduleOf(one!));
});

test('who works on a page reads what a class is called', () => {
  const name = classNames('mfe-trial', true);
  expect(name(at('mfe-trial/src/a.module.css'), '', 'title')).toMatch(/^trial-title-[\w-]{5}$/);
});

test('two classes of the same brief name are refused, with what both are called', () => {
  const name = classNames('mfe-trial', false);
  const many = () => {
    for (let index = 0; index < 10_000; index += 1) name(at('a.module.css'), '', `c${index}`);
  };
  expect(many).toThrow(
    /^\.\.\/a\.module\.css \.c\d+ and \.\.\/a\.module\.css \.c\d+ have the same/,
  );
});
