import type { Queryable } from '../../database/index.ts';
import { type Bounds, findEnd, latest, measurePart } from './addresses.repository.ts';
import type { AddressSource } from './sources.ts';

/** A part of the sitemap: some rows of a source, and when one of their pages changed last. */
type Part = Bounds & { pages: number; changed: Date | null };

export type Parts = {
  /** Every part, at most `fresh` old. */
  list(): Promise<readonly Part[]>;
};

/**
 * A change is dated by the beginning of its transaction, on the clock of another machine: it may come to
 * light so many ms later.
 */
const lateness = 5 * 60_000;

/**
 * Divides a source into parts of the same number of rows, whether these have a page or not: because rows
 * are never deleted and new ones come last, a part that is whole keeps its bounds, its number and its
 * address for ever. This process measures a whole part once; from then on it reads only what changed
 * since, and the rows after the last whole part.
 *
 * @param options.size rows of a part
 * @param options.fresh ms for which the parts are not looked at again
 */
export function createParts(
  db: Queryable,
  source: AddressSource,
  { size, fresh, now = Date.now }: { size: number; fresh: number; now?: () => number },
): Parts {
  const whole: Part[] = [];
  let known: Promise<readonly Part[]> | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;

  async function takeUpChanges(): Promise<void> {
    const since = new Date(lookedAt - lateness);
    for (const part of whole) {
      const recent = await measurePart(db, source, part, since);
      part.changed = latest([part.changed, recent.changed]);
      // It is listed from its first page on.
      if (part.pages === 0) part.pages = recent.pages;
    }
  }

  async function look(): Promise<readonly Part[]> {
    const began = now();
    await takeUpChanges();
    for (;;) {
      const after = whole.at(-1)?.upTo ?? null;
      const upTo = (await findEnd(db, source, after, size)) ?? null;
      const bounds = { after, upTo };
      const part = { ...bounds, ...(await measurePart(db, source, bounds)) };
      if (upTo === null) {
        lookedAt = began;
        return [...whole, part];
      }
      whole.push(part);
    }
  }

  return {
    list() {
      if (known && now() - lookedAt < fresh) return known;
      const looking = look();
      known = looking;
      looking.catch(() => {
        known = undefined;
      });
      return looking;
    },
  };
}
