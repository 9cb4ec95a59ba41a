/** ms for which it counts that a process ended. */
const counts = 30_000;
/** ms for which one counts that was killed from outside: it tells little of what it drew. */
const countsKilled = 5_000;
/** Ends after which a path is let be, whatever its query. */
const mostOfPath = 2;
/** Of different paths of a route, of different routes of a set, and of all those of a set that are nobody's. */
const most = 5;

/** Where a process ended. */
export type End = {
  /** Of the set. */
  key: string;
  /** `null` for both: with no page, since it could not take up the set. */
  route: string | null;
  path: string | null;
  /** From outside: by the machine, which was short of memory, or by hand. */
  isKilled: boolean;
};

/** What is not drawn for a while, since processes end of it. */
export type GivenUp = {
  note(end: End): void;
  has(page: { key: string; route: string; path: string }): boolean;
};

/**
 * Remembers of what processes ended. A page that ends them is let be, and not those beside it: a route only
 * when many of its paths do, a set only when many of its routes do or it cannot be taken up.
 */
export function createGivenUp(now = () => performance.now()): GivenUp {
  let ends: (End & { at: number })[] = [];
  const isRecent = ({ at, isKilled }: (typeof ends)[number]) =>
    at > now() - (isKilled ? countsKilled : counts);

  return {
    note(end) {
      ends = [...ends.filter(isRecent), { ...end, at: now() }];
    },
    has({ key, route, path }) {
      const recent = ends.filter((end) => end.key === key && isRecent(end));
      const own = recent.filter(({ isKilled }) => !isKilled);
      const ofRoute = own.filter((end) => end.route === route);
      return (
        ofRoute.filter((end) => end.path === path).length >= mostOfPath ||
        different(ofRoute, 'path') >= most ||
        different(own, 'route') >= most ||
        recent.filter(({ isKilled, route: of }) => isKilled || of === null).length >= most
      );
    },
  };
}

const different = (ends: readonly End[], what: 'path' | 'route') =>
  new Set(ends.map((end) => end[what])).size;
