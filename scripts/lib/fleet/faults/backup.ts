import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import {
  askPostgres,
  checkWholeAudit,
  postgresUrl,
  runPostgresProgram,
  startPostgres,
  waitUntil,
} from '@motohaat/server/fleet';

import { findPorts } from '../../ports.ts';
import type { Fleet } from '../fleet.ts';
import { judge, type Write } from '../journal.ts';
import type { Load } from '../load.ts';
import { type Fault, findAllAt } from '../observe.ts';

/** A backup is made under load, and restored to a moment between two writes. */
export const backup: Fault = {
  name: 'backup and restore to a point in time',
  happen: async (fleet, load) => {
    const place = { data: join(fleet.folder, 'restored'), port: (await findPorts(5_700)).site };
    const primary = postgresUrl((await fleet.cluster.primary()).port);
    await makeBackup(fleet, place.data);
    await load.goesOn(150);
    const moment = await readClock(primary);
    // Whatever is written from now on must not come back.
    await load.goesOn(150);
    await askPostgres(primary, 'SELECT pg_switch_wal()');
    await load.goesOn(20);
    await isArchived(fleet, primary);
    writeFileSync(join(place.data, 'recovery.signal'), '');
    const restored = await startPostgres(fleet.programs.postgres, place, {
      archive_mode: 'off',
      synchronous_standby_names: '',
      primary_conninfo: '',
      restore_command: `cp ${fleet.archive}/%f %p`,
      recovery_target_time: new Date(moment).toISOString(),
      recovery_target_action: 'promote',
    });
    try {
      const url = postgresUrl(place.port);
      await waitUntil('the backup is restored', async () => {
        const [row] = await askPostgres<{ copies: boolean }>(
          url,
          'SELECT pg_is_in_recovery() AS copies',
        );
        return row?.copies === false;
      });
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

/** The last segment that was closed is kept. */
async function isArchived(_fleet: Fleet, url: string): Promise<void> {
  const [closed] = await askPostgres<{ name: string }>(
    url,
    'SELECT pg_walfile_name(pg_current_wal_lsn()) AS name',
  );
  await waitUntil('the log is archived', async () => {
    const [row] = await askPostgres<{ last: string }>(
      url,
      'SELECT last_archived_wal AS last FROM pg_stat_archiver',
    );
    // Segments are numbered: the one before that in use is the last that was closed.
    return (
      closed !== undefined &&
      row !== undefined &&
      row.last < closed.name &&
      isNext(row.last, closed.name)
    );
  });
  await sleep(200);
}

function isNext(last: string, current: string): boolean {
  return Number.parseInt(last.slice(16), 16) + 1 >= Number.parseInt(current.slice(16), 16);
}

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
