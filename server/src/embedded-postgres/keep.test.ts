import { afterEach, expect, test, vi } from 'vitest';

import { DatabaseStartError } from '../database/errors.ts';
import { query, scratchPostgres } from '../testing/scratch-postgres.ts';
import { keepEmbeddedPostgres, type KeptPostgres } from './keep.ts';

const scratch = scratchPostgres();
const kept: KeptPostgres[] = [];
afterEach(async () => {
  for (const each of kept.splice(0)) await each.stop();
});

const log = vi.fn<(message: string) => void>();
const stop = async () => {};
const quick = { pauses: [0, 10, 10], proof: 60_000 };

async function keep(options: Partial<Parameters<typeof keepEmbeddedPostgres>[0]> = {}) {
  const postgres = await keepEmbeddedPostgres({
    dir: scratch.dir,
    log,
    onMoved: () => {},
    ...options,
  });
  kept.push(postgres);
  return postgres;
}

const ask = (postgres: KeptPostgres) =>
  query({ ...postgres, attached: false }, 'SELECT answer FROM kept');

test('one that is killed is started again within ten seconds, with what was committed', async () => {
  const postgres = await keep();
  await query({ ...postgres, attached: false }, 'CREATE TABLE kept AS SELECT 42 AS answer');
  const pid = await scratch.serverPid();
  process.kill(pid, 'SIGKILL');
  await vi.waitFor(async () => expect(await ask(postgres)).toEqual([{ answer: 42 }]), 10_000);
  expect(await scratch.serverPid()).not.toBe(pid);
  expect(log).toHaveBeenCalledWith('The database ended by itself. Starting it again');
});

test('whoever attached to it starts it when the process that had started it is gone', async () => {
  const { child } = await scratch.hold();
  const postgres = await keep();
  await query({ ...postgres, attached: false }, 'CREATE TABLE kept AS SELECT 42 AS answer');
  child.kill('SIGKILL');
  await vi.waitFor(async () => {
    expect(log).toHaveBeenCalledWith('The database runs again');
    expect(await ask(postgres)).toEqual([{ answer: 42 }]);
  }, 10_000);
});

test('one whose socket has moved is found where it is', async () => {
  const onMoved = vi.fn<(connection: object) => void>();
  const first = { host: '/tmp/one', port: 1, user: 'u', database: 'd' };
  const second = { ...first, host: '/tmp/two' };
  const start = vi
    .fn<() => Promise<never>>()
    .mockResolvedValueOnce({
      connection: first,
      attached: false,
      lost: Promise.resolve(),
      stop,
    } as never)
    .mockResolvedValue({
      connection: second,
      attached: false,
      lost: new Promise(() => {}),
      stop,
    } as never);
  await keep({ start, onMoved });
  await vi.waitFor(() => expect(onMoved).toHaveBeenCalledWith(second));
});

test('one that never starts again is given up after the last try, and each failure is told', async () => {
  log.mockClear();
  const connection = { host: '/tmp/one', port: 1, user: 'u', database: 'd' };
  const start = vi
    .fn<() => Promise<never>>()
    .mockResolvedValueOnce({
      connection,
      attached: false,
      lost: Promise.resolve(),
      stop,
    } as never)
    .mockRejectedValue(new DatabaseStartError('There is no room on the disk.'));
  const postgres = await keep({ start, times: quick });
  await postgres.lost;
  expect(start).toHaveBeenCalledTimes(1 + quick.pauses.length);
  expect(
    log.mock.calls.filter(([line]) => line.endsWith('There is no room on the disk.')),
  ).toHaveLength(3);
});

test('one that starts and ends again at once is given up, too', async () => {
  const connection = { host: '/tmp/one', port: 1, user: 'u', database: 'd' };
  const start = vi.fn(async () => ({
    connection,
    attached: false,
    lost: Promise.resolve(),
    stop,
  }));
  const postgres = await keep({ start, times: quick });
  await postgres.lost;
  expect(start).toHaveBeenCalledTimes(1 + quick.pauses.length);
});

test('one that has run for long enough is started again as if it were the first time', async () => {
  log.mockClear();
  const connection = { host: '/tmp/one', port: 1, user: 'u', database: 'd' };
  const ends = { connection, attached: false, lost: Promise.resolve(), stop };
  const runs = { ...ends, lost: new Promise<void>(() => {}) };
  const start = vi.fn<() => Promise<typeof ends>>().mockResolvedValue(runs);
  for (let times = 0; times < 4; times += 1) start.mockResolvedValueOnce(ends);
  start.mockRejectedValueOnce('no reason');
  // Each has run for longer than no time at all.
  await keep({ start, times: { pauses: [0, 0], proof: -1 } });
  await vi.waitFor(() => expect(start).toHaveBeenCalledTimes(6));
  expect(log).toHaveBeenCalledWith('The database did not start again: no reason');
});

test('one that is stopped stays so', async () => {
  const postgres = await keep();
  const lost = vi.fn<() => void>();
  void postgres.lost.then(lost);
  await postgres.stop();
  kept.length = 0;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await scratch.serverPid()).toBe(0);
  expect(lost).not.toHaveBeenCalled();
});
