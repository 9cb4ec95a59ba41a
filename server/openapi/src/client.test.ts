import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

import { describeApi } from '@motohaat/server/openapi';
import { createMarket, type Market } from '@motohaat/server/testing';
import openapiTS, { astToString } from 'openapi-typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Buyer, Story } from './story.ts';

const root = path.join(import.meta.dirname, '../../..');
const generated = path.join(root, '.motohaat/openapi/api.ts');
const client = path.join(root, 'server/openapi/client');

let market: Market;
let origin: string;
let bookABike: Story;
beforeAll(async () => {
  market = await createMarket();
  origin = await market.app.listen({ host: '127.0.0.1', port: 0 });
  // Its types are made below: what tsc builds before must not look at it.
  const module = (await import(path.join(client, 'book-a-bike.ts'))) as { bookABike: Story };
  ({ bookABike } = module);
});
afterAll(() => market.stop());

test('the calls of a generated client are checked by their types, and wrong ones refused', async () => {
  await mkdir(path.dirname(generated), { recursive: true });
  const description = JSON.stringify(describeApi());
  await writeFile(generated, astToString(await openapiTS(description)));
  expect(await typeErrors(client)).toBe('');
}, 120_000);

test('a generated client signs up and books a bike', async () => {
  const { id } = await market.bike({ category_id: 1 });
  const [buyer, rival] = [await newcomer(), await newcomer()];
  const wish = { category: '1', key: randomUUID() };
  const first = await bookABike(origin, buyer, wish);
  expect(first).toEqual({
    bike: id,
    booked: expect.any(String),
    refused: undefined,
    bookings: [{ _id: first.booked, status: 'pending_payment' }],
  });
  // A repeat with the same key does nothing more.
  expect(await bookABike(origin, buyer, wish)).toEqual(first);
  expect(await bookABike(origin, rival, wish)).toEqual({
    bike: id,
    booked: undefined,
    refused: 'already_booked',
    bookings: [],
  });
});

async function newcomer(): Promise<Buyer> {
  const uid = randomUUID();
  const email = `${uid}@example.com`;
  return { email, idToken: await market.issuer.sign({ uid, email }) };
}

/** What the TypeScript of the whole workspace has against a project. */
async function typeErrors(project: string): Promise<string> {
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  const run = promisify(execFile)(tsc, ['-p', project]);
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  return stdout;
}
