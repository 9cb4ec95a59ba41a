import type { PlaceInList } from '@motohaat/platform/use-page';
import { useLocation, useSearchParams } from 'react-router-dom';

const cursorName = 'cursor';
const sortName = 'sort';

/** What a list shows, kept in the page's address: back, forward and a reload show the same. */
export type ListState = PlaceInList & {
  /** A setting of the address, if it is one of the known values. */
  one: <Value extends string>(name: string, known: readonly Value[]) => Value | undefined;
  /** A setting of the address, whatever it is. */
  text: (name: string) => string | undefined;
  /** Whether a search or a filter leaves rows out. */
  isNarrowed: boolean;
  /** Changes settings, and starts again from the first page; `undefined` takes one away. */
  set: (changes: Record<string, string | undefined>, how?: { replace?: boolean }) => void;
  /** Takes every search and filter away. */
  clear: () => void;
};

/** Where the way to a page is not known, `previous` leads to the first one. */
export function useListState(): ListState {
  const [params, setParams] = useSearchParams();
  const trail = trailOf(useLocation().state);
  const cursor = params.get(cursorName) ?? undefined;
  const text = (name: string) => params.get(name) ?? undefined;

  function turn(to: string, way: string[]) {
    const next = new URLSearchParams(params);
    if (to) next.set(cursorName, to);
    else next.delete(cursorName);
    setParams(next, { state: { trail: way } });
  }

  function set(changes: Record<string, string | undefined>, { replace = false } = {}) {
    const next = new URLSearchParams(params);
    next.delete(cursorName);
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParams(next, { replace });
  }

  return {
    text,
    one: (name, known) => known.find((value) => value === text(name)),
    cursor,
    isNarrowed: [...params.keys()].some((name) => name !== cursorName && name !== sortName),
    set,
    clear() {
      const sort = params.get(sortName);
      setParams(sort ? { [sortName]: sort } : {});
    },
    restart: () => set({}, { replace: true }),
    // A second click can come before the page of the first.
    next: (to) => to !== cursor && turn(to, [...trail, cursor ?? '']),
    previous: cursor === undefined ? undefined : () => turn(trail.at(-1) ?? '', trail.slice(0, -1)),
  };
}

/** The cursors of the pages before this one; the browser keeps them with the place in its history. */
function trailOf(state: unknown): string[] {
  const trail = (state as { trail?: unknown } | null)?.trail;
  return Array.isArray(trail) ? trail.filter((one) => typeof one === 'string') : [];
}
