import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { say } from '@motohaat/cli/terminal/say';
import { askedToStop, Interrupted } from '@motohaat/cli/terminal/stop';
import { checkWholeAudit, postgresUrl } from '@motohaat/server/fleet';

import { buildStale } from '../builds.ts';
import { root } from '../run.ts';
import type { Counts } from '../test/counts.ts';
import { openConversations } from './conversations.ts';
import { backup } from './faults/backup.ts';
import { failover, restartedPrimary } from './faults/database.ts';
import { races } from './faults/races.ts';
import { killedRedis, killedServer, rollingRestarts } from './faults/servers.ts';
import { type Fleet, startFleet } from './fleet.ts';
import { judge } from './journal.ts';
import { type OpenWrite, persist, waitsForHeld } from './load.ts';
import { findAll, observe, type Observed } from './observe.ts';
import { planWrites } from './plan.ts';
import { findPrograms } from './programs.ts';
import { looksAt } from './replication.ts';
import { tableOf } from './table.ts';

const unwanted = { missing: 'Patroni is not wanted.' };

const faults = [
  races,
  rollingRestarts,
  killedServer,
  killedRedis,
  restartedPrimary,
  failover,
  backup,
];

/**
 * Lets things happen to a fleet while people write, one after another, and looks whether all that was
 * acknowledged is there.
 *
 * @param words beginnings of the names of faults that are wanted, all when there are none; `--by-hand`
 *   does without Patroni
 */
export async function testFleet(words: string[]): Promise<Counts> {
  const { values, positionals: names } = parseArgs({
    args: words,
    options: { 'by-hand': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const wanted = faults.filter(
    ({ name }) => names.length === 0 || names.some((begin) => name.startsWith(begin)),
  );
  const found = await findPrograms();
  const programs = values['by-hand'] ? { ...found, patroni: unwanted } : found;
  await buildStale();
  const asked = askedToStop();
  const fleet = await startFleet(programs);
  const stop = () => void fleet.stop();
  asked.addEventListener('abort', stop);
  try {
    return await letAllHappen(fleet, wanted);
  } catch (error) {
    throw asked.aborted ? new Interrupted() : error;
  } finally {
    asked.removeEventListener('abort', stop);
    await fleet.stop();
  }
}

async function letAllHappen(fleet: Fleet, wanted: typeof faults): Promise<Counts> {
  const { market } = fleet;
  const plan = planWrites({
    ...market,
    wished: market.bikes.slice(0, 200),
    booked: market.bikes.slice(200, -20),
    conversations: await openConversations(fleet),
  });
  const open: OpenWrite[] = [];
  const seen: Observed[] = [];
  for (const fault of wanted) {
    say(`Under load: ${fault.name}`);
    const observed = await observe(fault, { fleet, plan, open });
    for (const sentence of observed.faults) say(`  ${sentence}`);
    seen.push(observed);
  }
  const left = await concludeAll(fleet, seen, open);
  const table = tableOf(seen);
  process.stdout.write(`\n${table}\n`);
  writeFileSync(join(root, '.motohaat/fleet.md'), table);
  for (const sentence of left) say(sentence);
  const failed = seen.filter((each) => each.faults.length > 0).length + (left.length > 0 ? 1 : 0);
  return { passed: seen.length + 1 - failed, failed };
}

/**
 * At the end, everything again: what was cut off and asked for once more is there once, nothing that was
 * acknowledged has gone with a later fault, and the audit log is whole.
 *
 * @returns what is not so
 */
async function concludeAll(
  fleet: Fleet,
  seen: readonly Observed[],
  open: readonly OpenWrite[],
): Promise<string[]> {
  const closed = await Promise.all(open.map((each) => persist(fleet.call, each, waitsForHeld)));
  const writes = seen.flatMap(({ journal }) => journal.writes);
  const { acknowledged, lost, doubled } = judge(writes, await findAll(fleet, writes));
  const primary = await fleet.cluster.primary();
  const records = await checkWholeAudit(postgresUrl(primary.port));
  const copies = fleet.cluster.nodes.filter(({ port }) => port !== primary.port);
  const looks = await Promise.all(copies.map(looksAt));
  const looked = looks.reduce((sum, each) => sum + each, 0);
  say(
    `At the end: ${acknowledged} writes acknowledged, ${lost.length} lost, ${doubled.length} twice; ` +
      `bikes were looked for ${looked} times on what copies the primary now; ` +
      `${open.length} were cut off and asked for again; ${records} records of the audit log follow each other`,
  );
  const still = closed.filter((isDone) => !isDone).length;
  return [
    ...(lost.length > 0 ? [`${lost.length} acknowledged writes are gone at the end.`] : []),
    ...(doubled.length > 0 ? [`${doubled.length} writes are there twice at the end.`] : []),
    ...(looked === 0 ? ['Nobody has read what copies the primary.'] : []),
    ...(still > 0 ? [`${still} writes were never acknowledged.`] : []),
  ];
}
