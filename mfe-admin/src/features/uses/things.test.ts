import { expect, test } from 'vitest';

import { arrowsOf, partiesOf } from './arrows.ts';
import { box, layersOf, layOut } from './layout.ts';
import { overview } from './testing.ts';
import { narrowed, thingsOf } from './things.ts';

const things = thingsOf(overview);
const told = (filter: Parameters<typeof narrowed>[1]) =>
  narrowed(things, filter).map(
    ({ name, owners, users }) =>
      `${name} of ${owners.map(({ application, version }) => version ?? application).join()} by ${users
        .map(({ release }) => `${release.application} ${release.version}`)
        .join()}`,
  );

test('each thing leads to who has it and to who uses it, gone back to or not', () => {
  expect(told({ kind: 'calls' })).toEqual([
    'bikes.list of server by ',
    'bookings.create of server by mfe-buyer 0.2.0,mfe-buyer 0.1.0',
    'bookings.old of  by mfe-buyer 0.1.0',
    'session.read of server by shell 0.2.0',
  ]);
  expect(told({ kind: 'libraries' })).toEqual(['react of 19.3.1 by mfe-buyer 0.2.0']);
  expect(told({ kind: 'slots' })).toEqual(['bike.notice of mfe-storefront by mfe-buyer 0.2.0']);
});

test('things are narrowed to an application, to a text, and to what nobody uses', () => {
  expect(told({ application: 'mfe-storefront' })).toEqual([
    'home of mfe-storefront by mfe-buyer 0.2.0',
    'bike.notice of mfe-storefront by mfe-buyer 0.2.0',
  ]);
  expect(told({ text: ' TOASTS.e' })).toEqual(['Toasts.error of shell by ']);
  expect(told({ kind: 'platform', used: false })).toEqual(['Toasts.error of shell by ']);
});

test('an arrow counts what people have now, each thing once', () => {
  const arrows = Object.fromEntries(
    arrowsOf(things).map(({ from, to, count }) => [`${from} to ${to}`, count]),
  );
  expect(arrows).toEqual({
    'mfe-buyer to server': 1,
    'shell to server': 1,
    'mfe-buyer to shell': 4,
    'mfe-buyer to mfe-storefront': 2,
  });
  expect(partiesOf(overview.releases).map(({ name }) => name)).toEqual([
    'mfe-buyer',
    'mfe-storefront',
    'shell',
    'server',
  ]);
});

test.each([280, 480, 900, 1600])(
  'at %d pixels every box stands inside the picture and clear of the others',
  (width) => {
    const names = Array.from({ length: 13 }, (_none, number) => `mfe-${number}`);
    const arrows = names.map((from) => ({ from, to: 'shell', count: 1 }));
    const all = [...arrows, { from: 'mfe-0', to: 'mfe-1', count: 2 }];
    const layers = layersOf([...names, 'shell', 'server'], all);
    expect(layers.slice(1)).toEqual([['mfe-1'], ['shell', 'server']]);
    const { places, height, lines } = layOut(layers, all, width);
    const spots = [...places.values()];
    for (const [index, { x, y }] of spots.entries()) {
      expect(x - box.width / 2).toBeGreaterThanOrEqual(0);
      expect(x + box.width / 2).toBeLessThanOrEqual(width);
      expect(y + box.height / 2).toBeLessThanOrEqual(height);
      for (const other of spots.slice(index + 1)) {
        const isClear = Math.abs(x - other.x) >= box.width || Math.abs(y - other.y) >= box.height;
        expect(isClear).toBe(true);
      }
    }
    expect(lines).toHaveLength(14);
    // A number is never behind a box.
    for (const { label } of lines) {
      const isFree = spots.every(
        ({ x, y }) =>
          Math.abs(label.x - x) > box.width / 2 || Math.abs(label.y - y) > box.height / 2 + 6,
      );
      expect(isFree).toBe(true);
    }
  },
);
