// @vitest-environment node
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Consumed, Offered } from '@motohaat/contract/uses';
import * as v from 'valibot';
import { afterAll, expect, test } from 'vitest';

import { toldAndHeard } from './told-and-heard.ts';

const dir = mkdtempSync(join(tmpdir(), 'motohaat-told-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** What is found in files: name → text, and the exports that are used. */
function found(files: Record<string, string>, used: string[] = ['*']) {
  const paths = Object.entries(files).map(([name, text]): [string, string[]] => {
    writeFileSync(join(dir, name), text);
    return [join(dir, name), used];
  });
  return toldAndHeard(new Map(paths));
}

test('slots that are drawn and events that are told and heard are found, and nothing of other names', () => {
  const { offered, heard } = found({
    'page.tsx': `
      export const Page = () => (
        <Slot properties={{ bike }} renderFailed={(retry) => <p>{retry > 1}</p>} name="bike.notice" />
      );`,
    'own.ts': `
      export function own(events) {
        events.emit('bike.act', { id: 1, state: 'taken' });
        process.emit('SIGINT');
        server.listen('localhost');
        return useLast('buyer.bikes');
      }`,
    'compiled.js': `export const follow = () => listen("data.changed", () => {});`,
  });
  expect(Object.keys(offered.slots)).toEqual(['bike.notice']);
  expect(Object.keys(offered.events)).toEqual(['bike.act']);
  expect(Object.keys(heard)).toEqual(['buyer.bikes', 'data.changed']);
  expect(heard['data.changed']).toEqual({
    reach: 'tabs',
    shape: {
      is: 'object',
      members: { nouns: { shape: { is: 'list', of: { is: 'scalar', type: 'string' } } } },
    },
  });
  // A release that is read from its file has all of it.
  expect(v.parse(Offered, offered)).toEqual(offered);
  const consumed = { platform: {}, modules: {}, calls: {}, slots: offered.slots, events: heard };
  expect(v.parse(Consumed, consumed)).toEqual(consumed);
});

test('a function that nobody uses tells nothing, unless its own file uses it', () => {
  const text = `
    export function announce() { emit('data.changed', { nouns: [] }); }
    export function follow() { return listen('data.changed', announce); }
    export function keep() { emit('list.kept', { name: 'a' }); }`;
  const { offered, heard } = found({ 'changes.ts': text }, ['keep']);
  expect(Object.keys(offered.events)).toEqual(['data.changed', 'list.kept']);
  expect(heard).toEqual({});
});

test('a slot whose name does not stand in the code is refused, with its file', () => {
  expect(() =>
    found({ 'any.tsx': 'export const Any = ({ name }) => <Slot name={name} />;' }),
  ).toThrow(/any\.tsx: a Slot says its name/);
});

test('what is deeper than any slot is no shape', () => {
  let shape: object = { is: 'any' };
  for (let level = 0; level < 40; level += 1) shape = { is: 'list', of: shape };
  expect(v.safeParse(Offered, { slots: { 'bike.notice': shape }, events: {} }).success).toBe(false);
});
