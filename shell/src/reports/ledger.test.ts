import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createLedger } from './ledger.ts';
import type { Told } from './send.ts';
import type { GivenRelease } from './views.ts';

const shop = { name: 'mfe-shop', release: 'r1', canary: false };
const office = { name: 'mfe-office', release: 'r7', canary: true };
const club = { name: 'mfe-club', release: 'r1', canary: false };
const shell = { name: 'shell', release: 's1', canary: true };
const of = ({ name: remote, ...rest }: GivenRelease) => ({ remote, ...rest });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(named = true) {
  const sent: [string, Told][] = [];
  const state = { named };
  const ledger = createLedger(
    ({ name }) => (state.named ? (name === 'mfe-club' ? 'account' : 'visitor') : null),
    () => shell,
    (...told) => sent.push(told),
  );
  const measured = () => sent.flatMap(([, { measurements }]) => measurements);
  return { sent, measured, ledger, state };
}

it('what happened goes together, 5 seconds after the first, each kind once a release', () => {
  const { sent, ledger } = setUp();
  ledger.note(shop, 'opened');
  vi.advanceTimersByTime(2000);
  ledger.note(shop, 'opened');
  ledger.note(office, 'opened');
  ledger.note(office, 'render_error');
  ledger.note(office, 'render_error');
  const fault = { ...of(office), kind: 'uncaught' as const, name: 'E', message: '', frames: [] };
  ledger.blame(office, fault);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(3000);
  const measurements = [
    { ...of(shop), kind: 'opened' },
    { ...of(office), kind: 'opened' },
    { ...of(office), kind: 'render_error' },
  ];
  expect(sent).toEqual([['visitor', { measurements, faults: [fault] }]]);
});

it('it ends with the last vitals, for the remote of the first page and for the shell', () => {
  const { sent, measured, ledger } = setUp();
  ledger.measure('lcp', 900);
  ledger.note(shell, 'opened');
  ledger.note(shop, 'opened');
  ledger.note(office, 'opened');
  expect(ledger.opened).toEqual([shop, office]);
  ledger.measure('lcp', 1200);
  ledger.measure('cls', 0);
  ledger.finish();
  expect(measured().slice(3)).toEqual([
    { ...of(shop), kind: 'lcp', value: 1200 },
    { ...of(shop), kind: 'cls', value: 0 },
    { ...of(shell), kind: 'lcp', value: 1200 },
    { ...of(shell), kind: 'cls', value: 0 },
  ]);
  ledger.finish();
  expect(sent).toHaveLength(1);
});

it('it goes under the view in which the release was given, once that has a name', () => {
  const { sent, ledger, state } = setUp(false);
  ledger.note(shop, 'opened');
  ledger.note(club, 'opened');
  ledger.note(shop, 'render_error');
  ledger.flush();
  expect(sent).toEqual([]);
  state.named = true;
  ledger.finish();
  expect(sent.map(([view, told]) => [view, told.measurements.map(({ kind }) => kind)])).toEqual([
    ['visitor', ['opened', 'render_error']],
    ['account', ['opened']],
  ]);
});
