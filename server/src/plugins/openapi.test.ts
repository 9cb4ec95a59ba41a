import { afterAll, beforeAll, expect, test } from 'vitest';

import { createTestApp, type TestApp } from '../testing/app.ts';

type Operation = {
  summary?: string;
  tags?: string[];
  security?: object[];
  parameters?: { name: string; in: string; required?: boolean }[];
  responses: Record<string, { content?: Record<string, { schema: { required?: string[] } }> }>;
};
type Description = { openapi: string; paths: Record<string, Record<string, Operation>> };

let site: TestApp;
let description: Description;
beforeAll(async () => {
  site = await createTestApp();
  description = (await site.app.inject('/api/openapi.json')).json();
});
afterAll(() => site.stop());

test('describes every call of the API, and nothing else', () => {
  const described = Object.entries(description.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const calls = [...site.routes]
    .filter((route) => route.includes(' /api/'))
    .map((route) => route.replaceAll(/:(\w+)/g, '{$1}'));
  expect(new Set(described)).toEqual(new Set(calls));
});

test('says of every call what it does', () => {
  const operations = Object.values(description.paths).flatMap((each) => Object.values(each));
  const silent = operations.filter(({ summary, tags }) => !summary || tags?.length !== 1);
  expect(silent).toEqual([]);
});

test('says which token a call takes, and what comes back', () => {
  const { get, post } = description.paths['/api/users'] ?? {};
  expect(get?.security).toEqual([{ accessToken: [] }]);
  expect(post?.security).toEqual([{ idToken: [] }]);
  expect(description.paths['/api/advertisedItems']?.['get']?.security).toEqual([
    {},
    { accessToken: [] },
  ]);
  expect(Object.keys(post?.responses ?? {})).toEqual(['200', '201', 'default']);
  const created = post?.responses['201']?.content?.['application/json']?.schema;
  expect(created?.required).toEqual(['acknowledged', 'insertedId', 'email', 'role']);
});

const takesKey = (path: string, method: string) =>
  description.paths[path]?.[method]?.parameters?.some(
    (each) => each.name === 'Idempotency-Key' && each.in === 'header' && !each.required,
  ) ?? false;

test('names the header that makes a repeat harmless, where a repeat could do something', () => {
  expect([
    takesKey('/api/bookings', 'post'),
    takesKey('/api/users', 'post'),
    takesKey('/api/profile/photo', 'post'),
    takesKey('/api/bookings', 'get'),
    takesKey('/api/webhooks/payments', 'post'),
  ]).toEqual([true, true, true, false, false]);
});
