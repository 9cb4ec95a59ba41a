import type { Manifest } from '@motohaat/contract/composition';
import { expect, test } from 'vitest';

import { planRemote } from './plan.ts';

const existing: Manifest[] = [
  {
    name: 'mfe-buyer',
    audience: 'buyer',
    budget: { javascript: 1, css: 1 },
    routes: [
      { id: 'orders', path: '/dashboard/orders', frame: 'dashboard', title: 'Orders' },
      { id: 'pay', path: '/dashboard/pay/:id', frame: 'dashboard', title: 'Pay' },
    ],
    navigation: [
      { place: 'dashboard', label: 'Orders', path: '/dashboard/orders', order: 30 },
      { place: 'navbar', label: 'Orders', path: '/dashboard/orders', order: 70 },
    ],
  },
];
const plan = (...words: string[]) => planRemote(words, existing);

test('a name and an audience are enough', () => {
  expect(plan('price-alerts', '--audience', 'buyer')).toEqual({
    name: 'mfe-price-alerts',
    id: 'price-alerts',
    audience: 'buyer',
    path: '/dashboard/price-alerts',
    title: 'Price Alerts',
    frame: 'dashboard',
    place: 'dashboard',
    order: 40,
  });
});

test('a public page is in the site’s frame and the navbar, at the path and title that were given', () => {
  const words = ['mfe-news', '--audience', 'public', '--path', '/press', '--title', 'In the press'];
  expect(plan(...words)).toMatchObject({
    name: 'mfe-news',
    path: '/press',
    title: 'In the press',
    frame: 'site',
    place: 'navbar',
    order: 10,
  });
});

test('help is asked for', () => {
  expect(plan('--help')).toBeUndefined();
});

const buyer = ['--audience', 'buyer'];
test.each([
  ['no name', buyer, 'Name the remote.'],
  ['two names', ['one', 'two', ...buyer], '“two” is one word too many.'],
  ['an unknown option', ['one', '--colour', 'red'], '--colour'],
  ['capital letters', ['Alerts', ...buyer], '“Alerts” is no name for a remote'],
  ['a dash at the end', ['alerts-', ...buyer], 'is no name for a remote'],
  ['a path out of the folder', ['../alerts', ...buyer], 'is no name for a remote'],
  ['the name of a chunk', ['remote', ...buyer], '“remote” cannot be a remote’s name'],
  ['the name of the shell', ['shell', ...buyer], '“shell” cannot be a remote’s name'],
  ['its whole name', ['mfe-shell', ...buyer], '“shell” cannot be a remote’s name'],
  ['a name that is taken', ['buyer', ...buyer], 'mfe-buyer is there already.'],
  ['no audience', ['alerts'], 'Say for whom it is: --audience public, buyer, seller, admin.'],
  ['an unknown audience', ['alerts', '--audience', 'police'], 'Say for whom it is'],
  ['a path that is taken', ['orders', ...buyer], '/dashboard/orders belongs to mfe-buyer.'],
  ['the shell’s path', ['profile', ...buyer], '/dashboard/profile belongs to the shell.'],
  ['the server’s path', ['api', '--audience', 'public'], '/api belongs to the server.'],
  ['a parameter', ['one', ...buyer, '--path', '/one/:id'], '“/one/:id” is no path for its page'],
  ['code in a title', ['one', ...buyer, '--title', "it's {1}"], 'is no title'],
])('refuses %s', (_what, words, sentence) => {
  expect(() => plan(...words)).toThrow(sentence);
});
