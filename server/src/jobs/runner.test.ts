import { setTimeout as sleep } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { type Job, type Jobs, startJobs } from './runner.ts';

let home: TestDatabase;
beforeAll(async () => {
  home = await createTestDatabase();
});
afterAll(() => home.drop());

const started: Jobs[] = [];
beforeEach(() => home.db.deleteFrom('job_leases').execute());
afterEach(async () => {
  await Promise.all(started.splice(0).map((jobs) => jobs.stop()));
});

const hour = 3_600;
const log = { error: vi.fn(), warn: vi.fn() };

/** Stands for one process; its jobs come again only after hours. */
function start(run: Job['run'], options: { lease?: number; every?: number } = {}): Jobs {
  const { every = hour, lease = 60 } = options;
  const jobs = startJobs({
    db: home.db,
    log: log as never,
    lease,
    jobs: [{ name: 'test', every, run }],
  });
  started.push(jobs);
  return jobs;
}

const lease = () =>
  home.db.selectFrom('job_leases').selectAll().where('job', '=', 'test').executeTakeFirstOrThrow();

test('a job runs at the start of a process, and the database knows when it ended', async () => {
  const run = vi.fn(async () => {});
  start(run);
  await vi.waitFor(async () => expect((await lease()).finished_at).not.toBeNull());
  expect(run).toHaveBeenCalledTimes(1);
});

test('of many processes one runs a job at a time', async () => {
  let running = 0;
  let most = 0;
  const run = vi.fn(async () => {
    running += 1;
    most = Math.max(most, running);
    await sleep(30);
    running -= 1;
  });
  const processes = Array.from({ length: 5 }, () => start(run));
  for (let round = 0; round < 5; round += 1) {
    // oxlint-disable-next-line no-await-in-loop -- rounds follow one another
    await Promise.all(processes.map((jobs) => jobs.runNow('test')));
  }
  expect(run.mock.calls.length).toBeGreaterThanOrEqual(5);
  expect(most).toBe(1);
});

test('processes share the turns: none comes again before the job has rested', async () => {
  const run = vi.fn(async () => {});
  start(run, { every: 0.6 });
  start(run, { every: 0.6 });
  await sleep(1_700);
  // At the start up to once each, then every 0.6 seconds by one of the two.
  expect(run.mock.calls.length).toBeGreaterThanOrEqual(3);
  expect(run.mock.calls.length).toBeLessThanOrEqual(5);
});

test('the lease of a process that died lapses, and another takes over', async () => {
  const run = vi.fn(async () => {});
  await home.db
    .insertInto('job_leases')
    .values({ job: 'test', holder: 'dead', expires_at: new Date(Date.now() + 400) })
    .execute();
  const jobs = start(run);
  expect(await jobs.runNow('test')).toBe(false);
  await sleep(450);
  expect(await jobs.runNow('test')).toBe(true);
  expect(run).toHaveBeenCalledTimes(1);
});

test('a long run keeps its lease', async () => {
  const other = vi.fn(async () => {});
  start(() => sleep(900), { lease: 0.3 });
  await sleep(500);
  expect(await start(other).runNow('test')).toBe(false);
  expect(other).not.toHaveBeenCalled();
});

test('a run whose lease was lost is told to stop', async () => {
  let isTold = false;
  start(
    async ({ signal }) => {
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
      isTold = true;
    },
    { lease: 0.3 },
  );
  await vi.waitFor(() => lease());
  await home.db.updateTable('job_leases').set({ holder: 'another' }).execute();
  await vi.waitFor(() => expect(isTold).toBe(true));
  await sleep(50);
  expect(await lease()).toMatchObject({ holder: 'another', finished_at: null });
});

test('a run that fails is logged, and the job may run again at once', async () => {
  let isBroken = true;
  const jobs = start(async () => {
    if (isBroken) throw new Error('broken');
  });
  await vi.waitFor(() =>
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ job: 'test', err: expect.any(Error) }),
      'a job failed',
    ),
  );
  await vi.waitFor(async () => expect(await jobs.runNow('test')).toBe(false));
  expect((await lease()).finished_at).toBeNull();
  isBroken = false;
  expect(await jobs.runNow('test')).toBe(true);
});

test('stopping tells the run under way, waits for it, and starts no other', async () => {
  let hasEnded = false;
  const run = vi.fn(async ({ signal }: { signal: AbortSignal }) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    await sleep(50);
    hasEnded = true;
  });
  const jobs = start(run, { every: 0.01 });
  await vi.waitFor(() => expect(run).toHaveBeenCalled());
  await jobs.stop();
  expect(hasEnded).toBe(true);
  await sleep(100);
  expect(run).toHaveBeenCalledTimes(1);
  // What was cut off is not done: another process may take it up at once.
  expect((await lease()).finished_at).toBeNull();
  expect((await lease()).expires_at.getTime()).toBeLessThanOrEqual(Date.now());
});
