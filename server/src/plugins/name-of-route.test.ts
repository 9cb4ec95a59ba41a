import { allCalls } from '@motohaat/contract/all-calls';
import { expect, test } from 'vitest';

import { nameOfRoute } from './name-of-route.ts';

const [{ call, name }] = allCalls as [(typeof allCalls)[number]];

test.each([
  ['a call', { url: '/api/anything', config: { call } }, name],
  ['a path that nothing takes', { config: {} }, 'unknown'],
  ['a method that nothing takes', { url: '/api/me', config: { fallback: true } }, 'unknown'],
  ['the question whether it lives', { url: '/healthz', config: {} }, 'health'],
  ['the question whether it is ready', { url: '/readyz', config: {} }, 'health'],
  ['a page', { url: '/*', config: {} }, 'document'],
  ['a file of a remote', { url: '/remotes/:name/:release/*', config: {} }, 'file'],
  ['the icon', { url: '/favicon.svg', config: {} }, 'file'],
  ['what is none of these', { url: '/elsewhere', config: {} }, 'unknown'],
] as const)('%s is counted by its kind', (_what, route, counted) => {
  expect(nameOfRoute(route)).toBe(counted);
});
