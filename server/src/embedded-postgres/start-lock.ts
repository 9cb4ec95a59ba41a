import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { DatabaseStartError } from '../database/errors.ts';
import { codeOf } from '../system/thrown.ts';
import { identityOf } from './process.ts';

/** How long one start may keep the others waiting, in milliseconds. */
const patience = 120_000;

/**
 * Lets one process at a time prepare and start the database of a folder. PostgreSQL has a lock of its
 * own, but two that start at once over the remains of a killed one can break it. The lock of a
 * process that was killed is taken over.
 *
 * @throws DatabaseStartError if another process does not finish its start
 */
export async function withStartLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const lock = path.join(folder, 'start.lock');
  await acquire(lock);
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

async function acquire(lock: string): Promise<void> {
  const deadline = Date.now() + patience;
  const token = randomUUID();
  // Linked, so that the lock never is there without its content.
  const content = `${lock}.${token}`;
  await writeFile(content, `${process.pid}\n${identityOf(process.pid)}\n${token}\n`);
  try {
    while (!(await placeLock(content, lock))) {
      const holder = await readFile(lock, 'utf8').catch(() => undefined);
      if (holder !== undefined && !isHeld(holder)) await takeAway(lock, holder);
      if (Date.now() > deadline) {
        throw new DatabaseStartError(
          `Another process has been starting the database in ${path.dirname(lock)} for too long.`,
          holder,
        );
      }
      await sleep(20);
    }
  } finally {
    await rm(content, { force: true });
  }
}

async function placeLock(content: string, lock: string): Promise<boolean> {
  try {
    await link(content, lock);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function isHeld(holder: string): boolean {
  const [pid, identity] = holder.split('\n');
  return identity !== '' && identityOf(Number(pid)) === identity;
}

/** Removes the lock if it is still the one that was read, and not already that of the next. */
async function takeAway(lock: string, content: string): Promise<void> {
  const aside = `${lock}.${randomUUID()}`;
  try {
    await rename(lock, aside);
  } catch {
    // Another process was faster.
    return;
  }
  if ((await readFile(aside, 'utf8')) !== content) await placeLock(aside, lock);
  await rm(aside, { force: true });
}
