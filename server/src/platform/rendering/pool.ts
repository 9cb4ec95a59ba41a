import type { RendererSet, WantedPage } from './child/protocol.ts';
import { DrawError } from './draw-error.ts';
import { createGivenUp } from './given-up.ts';
import { type AnswerPage, createRenderer, type Drawn, type Renderer } from './renderer.ts';
import type { Foretold } from './told.ts';

/** Processes at most: they cost some 60 MB each. */
const size = 3;
/** Pages that may wait for a process; more would come too late for whoever asked. */
const mostWaiting = 100;
/** ms after which a process that nobody needs makes room for one that somebody needs. */
const idleTime = 10_000;
/** ms that a page waits for a process; whoever asked for it has long been sent the document without. */
const longestWait = 10_000;
/** ms until a process is started again after one that was of no use; twice as long after each more. */
const pause = { first: 100, longest: 5_000 };
/** Of them in a row: pages wait for the next, after so many no longer. */
const mostUseless = 4;

/** What pages are drawn with. */
export type DrawnBy = {
  /** Sets and pages' owners of the same key share processes. */
  key: string;
  /** The pattern of its route; '' where there is none. */
  route: string;
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
type Waiting = {
  by: DrawnBy;
  path: string;
  give: (slot: Slot) => void;
  fail: (error: Error) => void;
};

const now = () => performance.now();

const isAboutToEnd = () => new DrawError('The server is about to end.', 'server');

/**
 * A pool that starts processes as they are needed, with one more that has no set yet, for whatever
 * comes next: a set that is new, or one whose process ended.
 *
 * @param start starts a process
 */
export function createRendererPool({
  start = createRenderer,
}: { start?: () => Promise<Renderer> } = {}): RendererPool {
  const slots = new Set<Slot>();
  const waiting = new Set<Waiting>();
  const givenUp = createGivenUp();
  let starting = 0;
  /** Processes in a row that did not start, or ended before they took up a set. */
  let useless = 0;
  let resting: NodeJS.Timeout | undefined;
  let isUsed = false;
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
      rest();
    } finally {
      starting -= 1;
      place();
    }
  }

  function onEnd(slot: Slot): void {
    slots.delete(slot);
    if (slot.key === null) rest();
    place();
  }

  /** Nobody may ask for a page when it is over: those who wait already must not be forgotten. */
  function rest(): void {
    useless += 1;
    clearTimeout(resting);
    const over = () => {
      resting = undefined;
      place();
    };
    resting = setTimeout(over, Math.min(pause.first * 2 ** (useless - 1), pause.longest)).unref();
  }

  const isFree = (slot: Slot) => !slot.taken && !slot.renderer.isOver;
  const free = () => [...slots].filter(isFree);

  /** Gives processes to those who wait, in order, as far as there are any. */
  function place(): void {
    if (isStopped) return;
    for (const each of waiting) {
      if (isGivenUp(each.by, each.path)) {
        each.fail(new DrawError('Its renderers ended too often.'));
        continue;
      }
      const slot = slotFor(each.by.key);
      if (!slot) continue;
      slot.taken = true;
      each.give(slot);
    }
    const hasSpare = free().some(({ key }) => key === null);
    if (isUsed && !hasSpare && starting === 0 && !resting) makeRoom();
    const isDown = resting && useless > mostUseless && slots.size + starting === 0;
    if (!isDown) return;
    for (const { fail } of waiting) fail(new DrawError('There is no renderer.', 'server'));
  }

  const isGivenUp = ({ key, route }: DrawnBy, path: string) => givenUp.has({ key, route, path });

  function makeRoom(): void {
    if (slots.size < size) return void add();
    // None of these is the spare, and nobody waits for them: they would have them.
    const [idle] = free()
      .filter(({ usedAt }) => usedAt < now() - idleTime)
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

  function acquire(by: DrawnBy, path: string): Promise<Slot> {
    if (waiting.size >= mostWaiting) {
      throw new DrawError('Too many pages wait to be drawn.', 'server');
    }
    isUsed = true;
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(each);
        clearTimeout(tooLate);
      };
      const each: Waiting = {
        by,
        path,
        give: (slot) => {
          leave();
          resolve(slot);
        },
        fail: (error) => {
          leave();
          reject(error);
        },
      };
      const giveUp = () => each.fail(new DrawError('No renderer was free for it.', 'server'));
      const tooLate = setTimeout(giveUp, longestWait).unref();
      waiting.add(each);
      place();
    });
  }

  async function bind(slot: Slot, by: DrawnBy): Promise<void> {
    slot.key = by.key;
    const set = await by.read().catch((error: unknown) => {
      // It has heard nothing yet, and is there for another.
      slot.key = null;
      throw error;
    });
    try {
      await slot.renderer.bind(set);
      useless = 0;
    } catch (error) {
      slot.renderer.end();
      noteEnd({ key: by.key, route: null, path: null }, error);
      throw error;
    }
  }

  function noteEnd(of: { key: string; route: string | null; path: string | null }, why: unknown) {
    givenUp.note({ ...of, isKilled: why instanceof DrawError && why.fault === 'killed' });
  }

  return {
    async draw(by, page, answer, foretold) {
      if (isStopped) throw isAboutToEnd();
      const slot = await acquire(by, page.path);
      try {
        if (slot.key === null) await bind(slot, by);
        return await slot.renderer.draw(page, answer, foretold).catch((error: unknown) => {
          const { key, route } = by;
          if (slot.renderer.isOver) noteEnd({ key, route, path: page.path }, error);
          throw error;
        });
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
      clearTimeout(resting);
      for (const { fail } of waiting) fail(isAboutToEnd());
      const all = [...slots];
      for (const { renderer } of all) renderer.end();
      await Promise.all(all.map(({ renderer }) => renderer.over));
    },
  };
}
