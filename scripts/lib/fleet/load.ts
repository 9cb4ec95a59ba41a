import { setTimeout as sleep } from 'node:timers/promises';

import { askedToStop, Interrupted } from '@motohaat/cli/terminal/stop';

import type { Caller } from './calls.ts';
import { Journal, outcomeOf, type Write } from './journal.ts';
import type { Planned } from './plan.ts';
import { lookAround } from './visitors.ts';

/** People who write, one thing after another, and others who look, until they are told to end. */
export type Load = {
  journal: Journal;
  /** Resolves when so many more writes are acknowledged. @throws when that takes longer than a minute */
  goesOn: (writes: number) => Promise<void>;
  stop: () => Promise<void>;
};

/** How many write at the same time, and milliseconds that each waits after a write. */
const writers = 8;
const pause = 120;
/** Milliseconds until a try is made again, and how many tries a write has before its writer goes on. */
const again = 250;
const tries = 40;
/** Tries of a write whose earlier try holds it, before its writer goes on. */
const waits = 4;
/** Tries until a cut-off one holds it no more: it does so for a minute. */
export const waitsForHeld = 300;
/** Of what is wished for, every so many-eth is looked for at once. */
const readBack = 4;

/**
 * Has people write and look.
 *
 * @param plan says what is written next
 * @param open takes what nobody has acknowledged yet, for later
 */
export function startLoad(
  { call, site }: { call: Caller; site: string },
  plan: () => Planned,
  open: OpenWrite[],
): Load {
  const journal = new Journal(Date.now());
  const ending = new AbortController();
  const asked = askedToStop();
  const isOver = () => ending.signal.aborted || asked.aborted;
  const everybody = Array.from({ length: writers }, async (_each, place) => {
    await sleep((pause * place) / writers);
    while (!isOver()) {
      const planned = plan();
      const write: Write = { kind: planned.kind, mark: planned.mark, askedAt: Date.now() };
      journal.writes.push(write);
      if (!(await persist(call, { planned, write, journal })))
        open.push({ planned, write, journal });
      else if (write.kind === 'wish' && journal.writes.length % readBack === 0) {
        await lookFor(call, { planned, write, journal });
      }
      await sleep(pause);
    }
  });
  const lookers = lookAround(site, journal, isOver);
  return {
    journal,
    goesOn: async (more) => {
      const goal = journal.tries.acknowledged + more;
      const until = performance.now() + 60_000;
      while (journal.tries.acknowledged < goal) {
        if (asked.aborted) throw new Interrupted();
        if (performance.now() > until) throw new Error('For a minute little was acknowledged.');
        await sleep(50);
      }
    },
    stop: async () => {
      ending.abort();
      await Promise.all([...everybody, lookers]);
      journal.end(Date.now());
    },
  };
}

/** A write that nobody has acknowledged. */
export type OpenWrite = { planned: Planned; write: Write; journal: Journal };

/**
 * Asks for a write until it is acknowledged.
 *
 * @param most how often it may be found held by an earlier try
 * @returns whether it was
 */
export async function persist(
  call: Caller,
  { planned, write, journal }: OpenWrite,
  most = waits,
): Promise<boolean> {
  let waited = 0;
  for (let turn = 0; turn < tries + waited && waited < most; turn += 1) {
    if (askedToStop().aborted) return false;
    if (turn > 0) await sleep(again);
    const { status, body } = await call(planned.person, planned.call);
    const outcome = outcomeOf(status, text(body['code']) || undefined);
    journal.tries[outcome] += 1;
    if (outcome === 'waiting') waited += 1;
    if (outcome === 'failed') {
      journal.failures.add(
        `${write.kind}: ${status} ${text(body['code'])} ${text(body['message'])}`,
      );
      return false;
    }
    if (outcome === 'acknowledged') {
      write.acknowledgedAt = Date.now();
      const id = text(body['insertedId']) || text(body['number']);
      if (id !== '') write.id = id;
      return true;
    }
  }
  return false;
}

/** Whoever wishes for something looks at the list next. */
async function lookFor(call: Caller, { planned, write, journal }: OpenWrite): Promise<void> {
  const path = '/wishlist?limit=100';
  const { status, body } = await call(planned.person, { method: 'GET', path });
  if (status !== 200) return;
  const items = (body['items'] ?? []) as { _id?: unknown }[];
  if (!items.some(({ _id }) => _id === write.id)) journal.unseen += 1;
}

const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
