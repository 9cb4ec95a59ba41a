import type { SmokeState } from '@motohaat/contract/smoke-tests';
import type { Role } from '@motohaat/domain/role';
import { expect, test } from 'vitest';

import { answerCall, callAt } from './answer-call.ts';

const made = (method: string, path: string, state: SmokeState, role: Role | null = null) => {
  const { status, headers, body } = answerCall(method, path, { state, role, language: 'en' });
  return { status, headers, body: body === undefined ? undefined : (JSON.parse(body) as unknown) };
};

test.each([
  ['GET', '/api/categories', '/categories'],
  ['GET', '/api/categories/1', '/categories/:id'],
  ['DELETE', '/api/categories', undefined],
  ['GET', '/api/categories/1/2', undefined],
  ['GET', '/categories', undefined],
])('%s %s is the call of the contract at %s', (method, path, row) => {
  expect(callAt(method, path)?.path).toBe(row);
});

test.each<[string, string, SmokeState, number]>([
  ['GET', '/api/categories', 'full', 200],
  ['GET', '/api/categories', 'slow', 200],
  ['GET', '/api/categories', 'failed', 503],
  ['GET', '/api/categories', 'signed-out', 200],
  ['GET', '/api/advertisedItems', 'signed-out', 200],
  ['GET', '/api/categories/1', 'signed-out', 401],
  ['GET', '/api/me', 'full', 200],
  ['GET', '/api/me', 'empty', 200],
  ['GET', '/api/me', 'signed-out', 401],
  ['GET', '/api/me', 'failed', 503],
  ['DELETE', '/api/webhooks/1', 'full', 204],
  ['GET', '/api/nothing', 'full', 404],
  ['GET', '/api/nothing', 'signed-out', 401],
  ['GET', '/api/profile/export', 'full', 404],
])('%s %s of a page that is %s is answered %i', (method, path, state, status) => {
  expect(made(method, path, state).status).toBe(status);
});

test('what fails is not tried again while a page is looked at', () => {
  expect(made('GET', '/api/categories', 'failed')).toMatchObject({
    headers: { 'retry-after': '3600' },
    body: { code: 'unavailable' },
  });
});

const length = (state: SmokeState) => {
  const { body } = made('GET', '/api/categories', state);
  return { items: (body as unknown[]).length, letters: JSON.stringify(body).length };
};
test('a list has as much in it as the state is about', () => {
  expect(length('empty').items).toBe(0);
  expect(length('full').items).toBe(3);
  expect(length('slow')).toEqual(length('full'));
  expect(length('longest').letters).toBeGreaterThan(length('full').letters);
});

const bikes = (role: Role) => made('GET', '/api/categories/1', 'full', role).body;

test('the bikes that a seller sees are the seller’s own, and nobody else’s are theirs', () => {
  expect(bikes('seller')).toContainEqual(expect.objectContaining({ own: true }));
  expect(bikes('buyer')).not.toContainEqual(expect.objectContaining({ own: true }));
});

test('whoever looks finds the own role', () => {
  expect(made('GET', '/api/me', 'full', 'seller').body).toMatchObject({ role: 'seller' });
  expect(made('GET', '/api/me', 'full', 'admin').body).toMatchObject({ role: 'admin' });
});
