import { Interrupted } from '@motohaat/cli/terminal/stop';
import { type Found, findWritten, postgresUrl, type WriteKind } from '@motohaat/server/fleet';

import type { Fleet } from './fleet.ts';
import { byKind, type Journal, judge, type Verdict, type Write } from './journal.ts';
import { type Load, type OpenWrite, startLoad } from './load.ts';
import type { Planned } from './plan.ts';

/** Something that happens to a fleet while people write. */
export type Fault = {
  /** For the table. */
  name: string;
  /** @returns what is to be said of it beside the figures, if anything */
  happen: (fleet: Fleet, load: Load) => Promise<string | void>;
  /** Whether nobody may notice: no try goes without an answer. */
  isUnnoticed?: boolean;
};

/** What was seen of a fault. */
export type Observed = {
  name: string;
  verdict: Verdict;
  journal: Journal;
  /** The longest time in which nothing was acknowledged, in milliseconds. */
  pause: number;
  said: string;
  /** Why it counts as failed, as sentences; none if it does not. */
  faults: string[];
};

/** Lets a fault happen under load, and looks for all that was acknowledged. */
export async function observe(
  fault: Fault,
  { fleet, plan, open }: { fleet: Fleet; plan: () => Planned; open: OpenWrite[] },
): Promise<Observed> {
  const load = startLoad(fleet, plan, open);
  let said = '';
  const faults: string[] = [];
  try {
    await load.goesOn(80);
    said = (await fault.happen(fleet, load)) ?? '';
    await load.goesOn(80);
  } catch (error) {
    if (error instanceof Interrupted) throw error;
    faults.push(error instanceof Error ? error.message : String(error));
  }
  await load.stop();
  const verdict = judge(load.journal.writes, await findAll(fleet, load.journal.writes));
  return {
    name: fault.name,
    verdict,
    journal: load.journal,
    pause: load.journal.longestPause(),
    said,
    faults: [...faults, ...faultsOf(verdict, load.journal, fault.isUnnoticed ?? false)],
  };
}

/** Asks the primary what it has of the writes. */
export async function findAll(
  { cluster }: Fleet,
  writes: readonly Write[],
): Promise<Map<WriteKind, Found>> {
  const { port } = await cluster.primary();
  return findAllAt(postgresUrl(port), writes);
}

/** Asks a database what it has of the writes. */
export async function findAllAt(
  url: string,
  writes: readonly Write[],
): Promise<Map<WriteKind, Found>> {
  const found = new Map<WriteKind, Found>();
  for (const [kind, all] of byKind(writes)) {
    const marks = all.map(({ mark }) => mark);
    found.set(kind, await findWritten(url, kind, marks));
  }
  return found;
}

function faultsOf({ lost, doubled }: Verdict, journal: Journal, isUnnoticed: boolean): string[] {
  const { tries, looks, failures, unseen } = journal;
  return [
    ...(lost.length > 0 ? [`${lost.length} acknowledged writes are not there.`] : []),
    ...(doubled.length > 0 ? [`${doubled.length} writes are there twice.`] : []),
    ...(unseen > 0 ? [`${unseen} times somebody did not find what was acknowledged.`] : []),
    ...(isUnnoticed && tries.unanswered > 0 ? [`${tries.unanswered} tries went unanswered.`] : []),
    ...(isUnnoticed && looks.unanswered > 0 ? [`${looks.unanswered} looks went unanswered.`] : []),
    ...[...failures].slice(0, 5).map((failure) => `It failed: ${failure}`),
  ];
}
