// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { slim } from './slim-router-loader.ts';

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const chunks = globSync(join(router, 'dist/production/chunk-*.mjs')).map((file) =>
  readFileSync(file, 'utf8'),
);
const whole = chunks.find((chunk) => slim(chunk) !== chunk) ?? '';

test('the router that is installed is cut, and what its declarative mode runs stays', () => {
  const text = slim(whole);
  expect(text).not.toContain('= usePrefetchBehavior(');
  expect(text).toContain('const dataRouterState = undefined;');
  expect(text).toContain('function useNavigateUnstable(');
  expect(chunks.filter((chunk) => slim(chunk) !== chunk)).toHaveLength(1);
});

test('where pages are drawn, links make nothing for who clicks on them', () => {
  const text = slim(whole, { draws: true });
  expect(slim(whole)).toContain('= useLinkClickHandler(');
  expect(text).not.toContain('= useLinkClickHandler(');
  expect(text).toContain('return resolveTo(to, getResolveToMatches(matches), locationPathname');
});

test('a router of another shape stops the build', () => {
  const other = whole.replace('Form.displayName = "Form";', '');
  expect(() => slim(other)).toThrow('The router has no longer one: Form.displayName');
});
