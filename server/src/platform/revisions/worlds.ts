import type { SetState } from './revisions.repository.ts';

/** What one visitor may get: application → release id. */
export type World = Readonly<Record<string, string>>;

/** Of more canaries than these, only each and each two of them are combined. */
const mostCombined = 4;

/**
 * Everything that visitors may get of a state, by which canaries they try: whoever tries one of a set
 * tries all of it. The first is what is live for all.
 */
export function worldsOf({ releases, canaries }: Pick<SetState, 'releases' | 'canaries'>): World[] {
  const tried = new Map<string, Record<string, string>>();
  for (const [application, { release, set = [application] }] of Object.entries(canaries)) {
    const key = set.join('+');
    tried.set(key, { ...tried.get(key), [application]: release });
  }
  const groups = [...tried.values()];
  const chosen = groups.length > mostCombined ? fewOf(groups) : allOf(groups);
  return chosen.map((some) => Object.assign({ ...releases }, ...some) as World);
}

function allOf<Item>([first, ...rest]: readonly Item[]): Item[][] {
  if (first === undefined) return [[]];
  const others = allOf(rest);
  return [...others, ...others.map((some) => [first, ...some])];
}

function fewOf<Item>(items: readonly Item[]): Item[][] {
  const pairs = items.flatMap((one, place) => items.slice(place + 1).map((other) => [one, other]));
  return [[], ...items.map((item) => [item]), ...pairs];
}
