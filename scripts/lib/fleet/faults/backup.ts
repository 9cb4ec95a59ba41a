import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  askPostgres,
  checkWholeAudit,
  postgresUrl,
  runPostgresProgram,
  startPostgres,
  waitUntil,
} from '@motohaat/server/fleet';

import { clusterSettings } from '../cluster.ts';
import type { Fleet } from '../fleet.ts';
import { judge, type Write } from '../journal.ts';
import type { Load } from '../load.ts';
import { type Fault, findAllAt } from '../observe.ts';
import { copiesNow } from '../replication.ts';

/** A backup is made under load, and restored to a moment between two writes. */
export const backup: Fault = {
  name: 'backup and restore to a point in time',
  happen: async (fleet, load) => {
    const place = { data: join(fleet.folder, 'restored'), port: fleet.restoredPort };
    const primary = postgresUrl((await fleet.cluster.primary()).port);
    await makeBackup(fleet, place.data);
    await load.goesOn(150);
    const moment = await readClock(primary);
    // Whatever is written from now on must not come back.
    await load.goesOn(150);
    const segment = await closeSegment(primary);
    await load.goesOn(20);
    await isArchived(fleet, segment);
    writeFileSync(join(place.data, 'recovery.signal'), '');
    // What it was told as one of two does not hold for it alone.
    for (const name of ['postgresql.conf', 'postgresql.auto.conf']) {
      writeFileSync(join(place.data, name), '');
    }
    const restored = await startPostgres(fleet.programs.postgres, place, {
      ...clusterSettings(fleet.archive),
      archive_mode: 'off',
      restore_command: `cp ${fleet.archive}/%f %p`,
      recovery_target_time: inUtc(moment),
      recovery_target_action: 'promote',
    });
    try {
      const url = postgresUrl(place.port);
      await waitUntil('the backup is restored', async () => !(await copiesNow(place)));
      const { before, after } = await compare(url, load, moment);
      const records = await checkWholeAudit(url);
      return `${before} writes from before are there, none of ${after} after; ${records} records of the audit log follow each other`;
    } finally {
      await restored.kill();
    }
  },
};

async function makeBackup({ programs, cluster }: Fleet, data: string): Promise<void> {
  const { port } = await cluster.primary();
  const source = ['--host=127.0.0.1', `--port=${port}`, '--username=motohaat'];
  const options = ['--checkpoint=fast', '--wal-method=stream'];
  await runPostgresProgram(programs.postgres, 'pg_basebackup', [
    ...source,
    ...options,
    `--pgdata=${data}`,
  ]);
}

/** The database's clock, which the target is told in; it is this machine's as well. */
async function readClock(url: string): Promise<number> {
  const [row] = await askPostgres<{ now: Date }>(url, 'SELECT clock_timestamp() AS now');
  return row?.now.getTime() ?? 0;
}

/** Ends the segment of the log that is written. @returns its name */
async function closeSegment(url: string): Promise<string> {
  const [row] = await askPostgres<{ name: string }>(
    url,
    'SELECT pg_walfile_name(pg_switch_wal()) AS name',
  );
  return row?.name ?? '';
}

/** Resolves when a segment of the log is kept. */
async function isArchived({ archive }: Fleet, segment: string): Promise<void> {
  await waitUntil('the log is archived', async () => existsSync(join(archive, segment)));
}

/** As PostgreSQL's configuration takes a time; `Z` for UTC it does not know there. */
const inUtc = (moment: number) =>
  new Date(moment).toISOString().replace('T', ' ').replace('Z', '+00');

/** Milliseconds around the moment in which a write may be on either side. */
const blur = 50;

/** @throws when a write is on the wrong side of the moment */
async function compare(url: string, { journal }: Load, moment: number) {
  const found = await findAllAt(url, journal.writes);
  const before = journal.writes.filter(
    ({ acknowledgedAt }) => acknowledgedAt !== undefined && acknowledgedAt < moment - blur,
  );
  const after = journal.writes.filter(({ askedAt }) => askedAt > moment + blur);
  const { lost } = judge(before, found);
  const isThere = ({ kind, mark }: Write) => found.get(kind)?.has(mark) ?? false;
  const kept = after.filter(isThere);
  if (lost.length > 0) throw new Error(`${lost.length} writes from before the moment are gone.`);
  if (kept.length > 0) throw new Error(`${kept.length} writes from after the moment are there.`);
  return { before: before.length, after: after.length };
}
