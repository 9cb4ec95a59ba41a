import { expect, test } from 'vitest';

import { scopeOf } from './scope.ts';

test('a remote is checked and tested with its own journeys', () => {
  expect(scopeOf(['mfe-seller'])).toEqual({
    name: 'mfe-seller',
    folder: 'mfe-seller',
    project: 'mfe-seller',
    unitTests: 'mfe-seller',
    journeys: 'specs/mfe-seller',
  });
});

test('a package of shared/ goes by its name alone, and has no journeys of its own', () => {
  expect(scopeOf(['ui'])).toMatchObject({ folder: 'shared/ui', unitTests: 'shared/ui' });
  expect(scopeOf(['ui'])?.journeys).toBeUndefined();
});

test('the scripts are no package, and have types, tests and journeys like one', () => {
  expect(scopeOf(['scripts'])).toMatchObject({
    project: 'tsconfig.node.json',
    unitTests: 'scripts',
    journeys: 'specs/scripts',
  });
});

test('no name means everything', () => {
  expect(scopeOf([])).toBeUndefined();
});

test('an unknown name is answered with those that are known', () => {
  expect(() => scopeOf(['mfe-selller'])).toThrow(
    /There is no “mfe-selller”\. .*one of: .*mfe-seller, .*server, .*ui, scripts\./,
  );
  expect(() => scopeOf(['ui', 'api'])).toThrow('One name at a time');
});
