import * as calls from '@motohaat/contract/calls';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { matrix } from './matrix.ts';
import { type Column, columns, routeOf, type Row } from './matrix.types.ts';
import { cellOf, prepare } from './requests.ts';
import { idForms } from './strange-forms.ts';
import { createWorld, type World } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

/** An id of ours in an address. */
const id = /[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/;

const statusOf = ({ cells }: Row, column: Column) => [cells[column]].flat()[0];
const mayCall = (row: Row) => columns.findLast((column) => statusOf(row, column) === 200);

/** Categories are known by a digit, which has forms of its own. */
const isAboutOne = ({ call }: Row) =>
  routeOf(call).includes(':id') && call !== calls.catalogue.category;

/** The first row of each call about one thing that somebody may make. */
function callsAboutOne() {
  const rows = matrix.filter((row) => isAboutOne(row) && mayCall(row));
  const first = new Map(rows.toReversed().map((row) => [row.call, row]));
  return [...first.values()].toReversed().map((row) => ({
    row,
    column: mayCall(row) as Column,
    what: `${String(row.call.method)} ${routeOf(row.call)}`,
  }));
}

/** What a refusal holds besides its sentence, as creations and deletions say it. */
const ownKeys = ({ call }: Row) => ('refusedWith' in call ? (call.refusedWith ?? {}) : {});

/** Of a thing that is not there, some deletions count none (rows 7 and 17), and a list is empty. */
function isNone(answer: LightMyRequestResponse): boolean {
  if (answer.statusCode !== 200) return false;
  const body = answer.json<{ deletedCount?: number } | []>();
  return Array.isArray(body) ? body.length === 0 : body.deletedCount === 0;
}

describe.each(callsAboutOne())('an id of $what, for one who may', ({ row, column }) => {
  test('is the id of nothing in any other form, which changes nothing', async () => {
    const { url, call } = await prepare(world, row, cellOf(world, column));
    expect(url).toMatch(id);
    for (const [form, change] of Object.entries(idForms)) {
      const answer = await call(undefined, url.replace(id, change));
      if (form === 'of nothing' && isNone(answer)) continue;
      expect({ form, status: answer.statusCode }).toEqual({ form, status: 404 });
      // With a slash behind it, it is another path, which has no key of its own.
      if (form === 'with a slash') continue;
      expect(answer.json(), form).toMatchObject({ ...ownKeys(row), code: 'not_found' });
    }
    expect((await call()).statusCode, 'as it is').toBe(200);
  });
});
