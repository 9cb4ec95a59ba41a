import { fastifyMultipart } from '@fastify/multipart';
import type { Release } from '@motohaat/contract/composition';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { errorHandler } from '../../plugins/error-handler.ts';
import { storefrontBuild } from '../testing/builds.ts';
import { form } from '../testing/release-form.ts';
import { checkListedSize, receiveRelease } from './receive-release.ts';

const { release } = storefrontBuild();

let app: FastifyInstance;
let admitted: string[] = [];
beforeAll(async () => {
  app = fastify();
  await app.register(errorHandler, { strict: true });
  await app.register(fastifyMultipart);
  app.post('/', async (request) => {
    const { files } = await receiveRelease(request, async (text) => {
      admitted.push(text);
      return release;
    });
    return files.map(({ path, content }) => [path, content.byteLength]);
  });
});
afterAll(() => app.close());

/** What is answered, and what was looked at as `release.json`. */
async function sent({ payload, headers }: ReturnType<typeof form>) {
  admitted = [];
  const answer = await app.inject({ method: 'POST', url: '/', payload, headers });
  const body = answer.json<unknown>();
  return { body: answer.statusCode === 200 ? body : answer.statusCode, admitted };
}
const described: [string, string] = ['name="release"', '{}'];
const file = (name: string, bytes: number): [string, string] => [
  `name="file"; filename="${name}"`,
  'x'.repeat(bytes),
];

test.each([
  [
    10_000_000,
    [
      ['a.js', 10_000_000],
      ['b.js', 10_000_000],
    ],
  ],
  [10_000_001, 413],
])('20 MB of files are taken, and not a byte more: 10 MB and %i bytes', async (bytes, body) => {
  const files = [file('a.js', 10_000_000), file('b.js', bytes)];
  expect((await sent(form([described, ...files]))).body).toEqual(body);
});

test.each([
  [21_000_000, []],
  [21_000_001, 413],
])('a body of %i bytes is answered with %j', async (bytes, body) => {
  const { payload, headers } = form([described]);
  // What follows the last part counts for the body alone.
  const rest = Buffer.alloc(bytes - payload.byteLength, ' ');
  const answer = await sent({ payload: Buffer.concat([payload, rest]), headers });
  expect(answer.body).toEqual(body);
});

test('files may stand before their description', async () => {
  const { body } = await sent(form([file('a.js', 3), described, file('b.js', 4)]));
  expect(body).toEqual([
    ['a.js', 3],
    ['b.js', 4],
  ]);
});

test.each<[string, [string, string], unknown, string[]]>([
  ['is text', described, [], ['{}']],
  [
    'is sent as JSON',
    ['name="release"\r\nContent-Type: application/json', '{"a":1}'],
    [],
    ['{"a":1}'],
  ],
  ['has another name', ['name="description"', '{}'], 422, []],
  ['is longer than a description may be', ['name="release"', ' '.repeat(300_001)], 422, []],
])('a field is a description that %s: %j', async (_what, field, body, looked) => {
  expect(await sent(form([field]))).toEqual({ body, admitted: looked });
});

test.each<[string, Pick<Release, 'files'>['files'][number]['bytes'][], boolean]>([
  ['20 MB', [10_000_000, 10_000_000], true],
  ['a byte more', [10_000_000, 10_000_001], false],
  ['500 files', Array.from({ length: 500 }, () => 1), true],
  ['one more', Array.from({ length: 501 }, () => 1), false],
])('a description may list %s: %j', (_what, sizes, isTaken) => {
  const files = sizes.map((bytes, place) => ({
    path: `${place}.js`,
    bytes,
    integrity: 'sha384-x',
  }));
  const check = () => checkListedSize({ ...release, files });
  if (isTaken) check();
  else expect(check).toThrow('A release may have 20 MB in 500 files.');
});
