import { allCalls } from '@motohaat/contract/all-calls';
import { errorCatalogue } from '@motohaat/contract/errors';
import { expect, test } from 'vitest';

import { describeApi } from './describe-api.ts';

const { paths, tags } = describeApi();
const operations = Object.values(paths).flatMap((each) => Object.values(each));
const operation = (id: string) => operations.find(({ operationId }) => operationId === id);

test('describes every call by its name, once, with what it does', () => {
  const names = operations.map(({ operationId }) => operationId);
  expect(names.toSorted()).toEqual(allCalls.map(({ name }) => name).toSorted());
  expect(operations.filter(({ summary }) => !summary)).toEqual([]);
  expect(new Set(operations.flatMap((each) => each.tags))).toEqual(
    new Set(tags.map(({ name }) => name)),
  );
});

test('says which token a call takes, and what comes back', () => {
  expect(operation('users.list')?.security).toEqual([{ accessToken: [] }]);
  expect(operation('accounts.create')?.security).toEqual([{ idToken: [] }]);
  expect(operation('registry.promote')?.security).toEqual([{ teamToken: [] }]);
  expect(operation('catalogue.adverts')?.security).toEqual([{}, { accessToken: [] }]);
  expect(operation('catalogue.categories')?.security).toEqual([]);
  expect(operation('registry.revisions')?.security).toEqual([
    { teamToken: [] },
    { accessToken: [] },
  ]);
  expect(operation('smokeWork.claim')?.security).toEqual([{ machineKey: [] }]);
  expect(operation('accounts.create')?.responses['201']?.content?.['application/json']).toEqual({
    schema: expect.objectContaining({
      required: ['acknowledged', 'insertedId', 'email', 'role'],
    }),
  });
});

test('names every refusal of a call under its status', () => {
  const responses = operation('bookings.create')?.responses ?? {};
  expect(Object.keys(responses)).toEqual([
    '200',
    '400',
    '401',
    '403',
    '409',
    '413',
    '415',
    '422',
    '429',
    '500',
    '503',
  ]);
  expect(JSON.stringify(responses['409']?.content)).toContain('"already_booked"');
  expect(JSON.stringify(responses['409']?.content)).toContain('"acknowledged":{"const":false}');
  expect(responses['409']?.description).toContain(errorCatalogue.limit_reached.message);
  expect(responses['429']?.headers).toHaveProperty('Retry-After');
  expect(responses['409']?.headers).toHaveProperty('Retry-After');
  expect(responses['422']?.headers).toBeUndefined();
});

const headersOf = (id: string) =>
  operation(id)
    ?.parameters.filter((each) => each.in === 'header')
    .map(({ name }) => name);

test('names the header that makes a repeat harmless, where a repeat could do something', () => {
  expect(headersOf('bookings.create')).toEqual(['Idempotency-Key']);
  expect(headersOf('accounts.create')).toEqual(['Idempotency-Key']);
  expect(headersOf('profile.setPhoto')).toEqual(['Idempotency-Key']);
  expect(headersOf('releases.promote')).toEqual(['If-Match', 'Idempotency-Key']);
  expect(headersOf('registry.promote')).toEqual(['If-Match', 'Team-Tokens']);
  expect(headersOf('bookings.list')).toEqual([]);
  expect(headersOf('payments.webhook')).toEqual([]);
});

test('says where the next page of a list is', () => {
  expect(operation('bookings.list')?.responses['200']?.headers).toHaveProperty('Link');
  expect(operation('bookings.read')?.responses['200']?.headers).toBeUndefined();
});

type Body = { content: object } | undefined;
const typesOf = (of: Body) => Object.keys(of?.content ?? {});

test.each([
  ['products.uploadPhoto', ['multipart/form-data'], ['application/json']],
  ['payments.webhook', ['application/octet-stream'], ['application/json']],
  ['bookings.create', ['application/json'], ['application/json']],
  ['mails.off', ['application/octet-stream'], ['text/html']],
  ['bookings.list', [], ['application/json']],
])('says in which form %s is sent, and answered', (id, sent, answered) => {
  const { requestBody, responses } = operation(id)!;
  expect(typesOf(requestBody as Body)).toEqual(sent);
  expect(typesOf(Object.values(responses)[0] as Body)).toEqual(answered);
});

const schemaOf = (id: string) =>
  operation(id)?.responses['200']?.content?.['application/json']?.schema;

test('says how many a list has at the most, of lists that go on alone', () => {
  expect(schemaOf('bookings.list')).toMatchObject({ maxItems: 100 });
  expect(schemaOf('catalogue.categories')).toMatchObject({ maxItems: 10_000 });
});

const parameters = (id: string) => operation(id)?.parameters ?? [];

test('describes parameters by what the contract says of them', () => {
  const match = parameters('releases.promote').find(({ name }) => name === 'If-Match');
  expect(match).toMatchObject({ description: 'The revision it was decided on, in quotes.' });
  const [limit] = parameters('bookings.list');
  expect(limit).toMatchObject({ name: 'limit', in: 'query' });
  expect(limit).not.toHaveProperty('description');
});

test('gives a part of a path that its methods name differently both names', () => {
  const { get, delete: remove } = paths['/api/users/seller/{emailOrId}'] ?? {};
  expect([get?.operationId, remove?.operationId]).toEqual(['accounts.isSeller', 'products.remove']);
  expect(remove?.parameters).toEqual([
    expect.objectContaining({ name: 'emailOrId', in: 'path', required: true }),
  ]);
});
