import { setTimeout as sleep } from 'node:timers/promises';

import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { createTestDatabase, type TestDatabase } from '../testing/index.ts';
import { claimLease, finishLease } from './leases.repository.ts';
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

test('a job that is not there cannot be run', async () => {
  await expect(start(async () => {}).runNow('none')).rejects.toThrow('There is no job none');
});

test('a job runs at the start of a process, and the database knows when it ended', async () => {
  const run = vi.fn(async () => {});
  start(run);
  await vi.waitFor(async () => expect((await lease()).finished_at).not.toBeNull());
  expect(run).toHaveBeenCalledTimes(1);
});

test('first runs begin one after another, so that they leave connections to those who call', async () => {
  const begun: number[] = [];
  const run = vi.fn(async () => {
    begun.push(performance.now());
  });
  const names = ['first', 'second', 'third'];
  const list = names.map((name) => ({ name, every: hour, run }));
  started.push(startJobs({ db: home.db, log: log as never, jobs: list }));
  await vi.waitFor(() => expect(begun).toHaveLength(3), 10_000);
  expect((begun.at(-1) ?? 0) - (begun[0] ?? 0)).toBeGreaterThan(100);
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
    await Promise.all(processes.map((jobs) => jobs.runNow('test')));
  }
  expect(run.mock.calls.length).toBeGreaterThanOrEqual(5);
  expect(most).toBe(1);
});

test('a job comes again and again', async () => {
  const run = vi.fn(async () => {});
  start(run, { every: 0.05 });
  await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThanOrEqual(3), 10_000);
});

test('what one process has done, others do not do again before its time', async () => {
  const turn = { job: 'test', lease: 60 };
  expect(await claimLease(home.db, { ...turn, holder: 'one', rest: hour })).toBe(true);
  await finishLease(home.db, { job: 'test', holder: 'one', isDone: true });
  expect(await claimLease(home.db, { ...turn, holder: 'two', rest: hour })).toBe(false);
  await home.db
    .updateTable('job_leases')
    .set({ finished_at: new Date(Date.now() - (hour + 1) * 1000) })
    .execute();
  expect(await claimLease(home.db, { ...turn, holder: 'two', rest: hour })).toBe(true);
  // Whoever comes late with the end of its own run ends nothing of the other's.
  await finishLease(home.db, { job: 'test', holder: 'one', isDone: true });
  expect(await lease()).toMatchObject({ holder: 'two' });
  expect((await lease()).expires_at.getTime()).toBeGreaterThan(Date.now());
});

test('the lease of a process that died lapses, and another takes over', async () => {
  const run = vi.fn(async () => {});
  const dead = { job: 'test', holder: 'dead', expires_at: new Date(Date.now() + hour * 1000) };
  await home.db.insertInto('job_leases').values(dead).execute();
  start(run, { every: 0.05 });
  await sleep(200);
  expect(run).not.toHaveBeenCalled();
  await home.db.updateTable('job_leases').set({ expires_at: new Date() }).execute();
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), 10_000);
});

test('a long run keeps its lease', async () => {
  const other = vi.fn(async () => {});
  start(() => sleep(4_000), { lease: 1.5 });
  await sleep(2_500);
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

test('a database whose disk is full stops no job: it runs as soon as there is room', async () => {
  await sql`
    CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'said by a test' USING ERRCODE = '53100'; END $$;
    CREATE TRIGGER fail BEFORE INSERT OR UPDATE ON job_leases FOR EACH ROW EXECUTE FUNCTION fail();
  `.execute(home.db);
  const run = vi.fn(async () => {});
  start(run, { every: 0.05 });
  await vi.waitFor(() =>
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ err: expect.objectContaining({ code: '53100' }) }),
      expect.any(String),
    ),
  );
  expect(run).not.toHaveBeenCalled();
  await sql`DROP FUNCTION fail CASCADE`.execute(home.db);
  await vi.waitFor(() => expect(run).toHaveBeenCalled(), 5_000);
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
