import { expect, test } from 'vitest';

import { findRoute, isBelow, isRoutePattern, patternKey } from './route-pattern.ts';

const routes = ['/', '/blogs', '/categories/:id', '/categories/new', '/:page/new'].map((path) => ({
  path,
}));

test.each([
  ['/', '/'],
  ['/blogs', '/blogs'],
  ['/blogs/', '/blogs'],
  ['/blogs//', '/blogs'],
  ['/BLOGS', '/blogs'],
  ['/categories/2', '/categories/:id'],
  ['/categories/a%2Fb', '/categories/:id'],
  ['/categories/new', '/categories/new'],
  ['/bikes/new', '/:page/new'],
  ['/categories', undefined],
  ['/categories/', undefined],
  ['/categories//', undefined],
  ['/categories/2/3', undefined],
  ['/%', undefined],
  ['/categories/%E0%A4%A', undefined],
])('%s is the page of %s', (path, pattern) => {
  expect(findRoute(routes, path)?.path).toBe(pattern);
});

test.each([
  ['/dashboard', true],
  ['/dashboard/', true],
  ['/dashboard/users/3', true],
  ['/DashBoard/users', true],
  ['/%64ashboard', true],
  ['/dashboard/%E0%A4%A', true],
  ['/dashboardx', false],
  ['/dashboard%2Fusers', false],
  ['/', false],
  ['/a/dashboard', false],
  ['/%', false],
])('that %s is below /dashboard is %s', (path, expected) => {
  expect(isBelow('/dashboard', path)).toBe(expected);
});

test('the order of the routes does not decide which fits best', () => {
  expect(findRoute(routes.toReversed(), '/categories/new')?.path).toBe('/categories/new');
});

test.each(['/', '/a', '/a/:id', '/a-b/:id/c'])('%s is a pattern', (pattern) => {
  expect(isRoutePattern(pattern)).toBe(true);
});

test.each(['', 'a', '/a/', '//', '/*', '/a/*', '/:id?', '/a b', '/../a', '/a?b', '/:'])(
  '"%s" is no pattern',
  (pattern) => {
    expect(isRoutePattern(pattern)).toBe(false);
  },
);

test('patterns that mean the same paths have the same key', () => {
  expect(patternKey('/Bikes/:id')).toBe(patternKey('/bikes/:bike'));
  expect(patternKey('/bikes/:id')).not.toBe(patternKey('/bikes/id'));
});
