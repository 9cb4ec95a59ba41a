// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import slimRouter from './slim-router-loader.ts';

const router = dirname(createRequire(import.meta.url).resolve('react-router/package.json'));
const chunks = globSync(join(router, 'dist/production/chunk-*.mjs')).map((file) =>
  readFileSync(file, 'utf8'),
);
const whole = chunks.find((text) => slimRouter(text) !== text) ?? '';

test('the router that is installed is cut, and what its declarative mode runs stays', () => {
  const slim = slimRouter(whole);
  expect(slim).not.toContain('= usePrefetchBehavior(');
  expect(slim).toContain('const dataRouterState = undefined;');
  expect(slim).toContain('function useNavigateUnstable(');
  expect(chunks.filter((text) => slimRouter(text) !== text)).toHaveLength(1);
});

test('a router of another shape stops the build', () => {
  const other = whole.replace('Form.displayName = "Form";', '');
  expect(() => slimRouter(other)).toThrow('The router has no longer one: Form.displayName');
});
