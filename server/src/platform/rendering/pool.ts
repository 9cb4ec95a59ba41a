import type { RendererSet, WantedPage } from './child/protocol.ts';
import {
  type AnswerPage,
  createRenderer,
  DrawError,
  type Drawn,
  type Renderer,
} from './renderer.ts';
import type { Foretold } from './told.ts';

/** Processes at most: they cost some 60 MB each. */
const size = 3;
/** Pages that may wait for a process; more would come too late for whoever asked. */
const mostWaiting = 100;
/** ms after which a process that nobody needs makes room for one that somebody needs. */
const idleTime = 10_000;
/** A set whose processes end so often within `endsWithin` ms is let be for a while. */
const mostEnds = 5;
const endsWithin = 30_000;
/** ms until a process is started again after one that did not start. */
const pause = 5_000;

/** What pages are drawn with. */
export type DrawnBy = {
  /** Sets and pages' owners of the same key share processes. */
  key: string;
  read: () => Promise<RendererSet>;
};

/** A few processes that draw pages, each for one set of releases. */
export type RendererPool = {
  /** @throws DrawError */
  draw(
    by: DrawnBy,
    page: WantedPage,
    answer: AnswerPage,
    foretold?: readonly Foretold[],
  ): Promise<Drawn>;
  /** Processes, and pages that wait for one. */
  state(): { busy: number; free: number; waiting: number };
  stop(): Promise<void>;
};

type Slot = { renderer: Renderer; key: string | null; taken: boolean; usedAt: number };
type Waiting = { by: DrawnBy; give: (slot: Slot) => void; fail: (error: Error) => void };

/**
 * A pool that starts processes as they are needed, with one more that has no set yet, for whatever
 * comes next: a set that is new, or one whose process ended.
 *
 * @param start starts a process
 */
export function createRendererPool({
  start = createRenderer,
  now = () => performance.now(),
}: { start?: () => Promise<Renderer>; now?: () => number } = {}): RendererPool {
  const slots = new Set<Slot>();
  const waiting = new Set<Waiting>();
  const ends = new Map<string, number[]>();
  let starting = 0;
  let notBefore = 0;
  let isStopped = false;

  async function add(): Promise<void> {
    starting += 1;
    try {
      const renderer = await start();
      if (isStopped) return renderer.end();
      const slot: Slot = { renderer, key: null, taken: false, usedAt: now() };
      slots.add(slot);
      void renderer.over.then(() => onEnd(slot));
    } catch {
      notBefore = now() + pause;
    } finally {
      starting -= 1;
      place();
    }
  }

  function onEnd(slot: Slot): void {
    slots.delete(slot);
    if (slot.key === null) notBefore = now() + pause;
    else {
      const recent = (ends.get(slot.key) ?? []).filter((at) => at > now() - endsWithin);
      ends.set(slot.key, [...recent, now()]);
    }
    place();
  }

  const isFree = (slot: Slot) => !slot.taken && !slot.renderer.isOver;
  const free = () => [...slots].filter(isFree);

  /** Gives processes to those who wait, in order, as far as there are any. */
  function place(): void {
    if (isStopped) return;
    for (const each of waiting) {
      const slot = slotFor(each.by.key);
      if (!slot) continue;
      waiting.delete(each);
      slot.taken = true;
      each.give(slot);
    }
    const wanted = waiting.size > 0 || slots.size > 0;
    const hasSpare = free().some(({ key }) => key === null);
    if (wanted && !hasSpare && starting === 0 && now() >= notBefore) makeRoom();
  }

  function makeRoom(): void {
    if (slots.size < size) return void add();
    const wanted = new Set([...waiting].map(({ by }) => by.key));
    const [idle] = free()
      .filter(({ key, usedAt }) => key !== null && !wanted.has(key) && usedAt < now() - idleTime)
      .toSorted((one, other) => one.usedAt - other.usedAt);
    idle?.renderer.end();
  }

  function slotFor(key: string): Slot | undefined {
    const candidates = free();
    const own = candidates.find((slot) => slot.key === key);
    if (own) return own;
    const spares = candidates.filter((slot) => slot.key === null);
    const hasAny = [...slots].some((slot) => slot.key === key);
    // The last one is for a set that has none.
    if (spares.length > (hasAny ? 1 : 0)) return spares[0];
    if (hasAny || slots.size + starting < size) return undefined;
    const [oldest] = candidates.toSorted((one, other) => one.usedAt - other.usedAt);
    oldest?.renderer.end();
    return undefined;
  }

  function acquire(by: DrawnBy): Promise<Slot> {
    const recent = (ends.get(by.key) ?? []).filter((at) => at > now() - endsWithin);
    if (recent.length >= mostEnds) throw new DrawError('Its renderers ended too often.');
    if (waiting.size >= mostWaiting) throw new DrawError('Too many pages wait to be drawn.');
    const { promise, resolve, reject } = Promise.withResolvers<Slot>();
    waiting.add({ by, give: resolve, fail: reject });
    place();
    return promise;
  }

  async function bind(slot: Slot, by: DrawnBy): Promise<void> {
    slot.key = by.key;
    try {
      await slot.renderer.bind(await by.read());
    } catch (error) {
      slot.renderer.end();
      throw error;
    }
  }

  return {
    async draw(by, page, answer, foretold) {
      if (isStopped) throw new DrawError('The server is about to end.');
      const slot = await acquire(by);
      try {
        if (slot.key === null) await bind(slot, by);
        return await slot.renderer.draw(page, answer, foretold);
      } finally {
        slot.taken = false;
        slot.usedAt = now();
        place();
      }
    },
    state: () => {
      const busy = [...slots].filter(({ taken }) => taken).length;
      return { busy, free: slots.size - busy, waiting: waiting.size };
    },
    async stop() {
      isStopped = true;
      for (const { fail } of waiting) fail(new DrawError('The server is about to end.'));
      const all = [...slots];
      for (const { renderer } of all) renderer.end();
      await Promise.all(all.map(({ renderer }) => renderer.over));
    },
  };
}
