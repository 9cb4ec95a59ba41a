/**
 * What values of a schema look like, as data that can be kept and compared. Its `rules` say what else holds
 * of a value: `max_length` → 80. A scalar without them has none; of a list and of a map without them nobody
 * wrote down whether it has any.
 */
export type Shape =
  | { is: 'object'; members: Readonly<Record<string, Member>>; rest?: Shape }
  | { is: 'list'; of: Shape; rules?: Rules }
  | { is: 'map'; of: Shape; rules?: Rules }
  | { is: 'either'; of: readonly Shape[] }
  | { is: 'value'; value: string | number | boolean | null }
  | { is: 'any' }
  | { is: 'scalar'; type: string; rules?: Rules };
type Member = { shape: Shape; optional?: boolean };
type Rules = Readonly<Record<string, string | number>>;

/**
 * Where values of one shape do not fit another: the path of the first such place, such as
 * `body.phone`; nothing when all of them fit.
 *
 * @param narrow what the values are
 * @param wide what they have to be
 * @param how `sent`: they are checked, so that rules count, and what is no longer taken is missed;
 *   `answered`: they are read, so that more than is known does no harm
 */
export function misfit(
  narrow: Shape,
  wide: Shape,
  how: 'sent' | 'answered',
  at = '',
): string | undefined {
  if (wide.is === 'any') return undefined;
  if (narrow.is === 'either') {
    return first(narrow.of, (each) => misfit(each, wide, how, at));
  }
  if (wide.is === 'either') {
    const misfits = wide.of.map((each) => misfit(narrow, each, how, at));
    if (misfits.includes(undefined)) return undefined;
    // The one that got furthest is the one that was meant.
    return misfits.toSorted((one, other) => other!.length - one!.length)[0] ?? placeOf(at);
  }
  if (narrow.is === 'object' && wide.is === 'object') return misfitOfObject(narrow, wide, how, at);
  if ((narrow.is === 'list' || narrow.is === 'map') && narrow.is === wide.is) {
    const isKnown = how === 'sent' && narrow.rules !== undefined;
    if (isKnown && !holds(narrow, wide)) return placeOf(at);
    return misfit(narrow.of, wide.of, how, narrow.is === 'list' ? `${at}[]` : `${at}.*`);
  }
  if (narrow.is === 'scalar' && wide.is === 'scalar') {
    const fits = narrow.type === wide.type && (how === 'answered' || holds(narrow, wide));
    return fits ? undefined : placeOf(at);
  }
  if (narrow.is === 'value') {
    const isSame = wide.is === 'value' && wide.value === narrow.value;
    const isOne = wide.is === 'scalar' && wide.type === typeof narrow.value;
    return isSame || isOne ? undefined : placeOf(at);
  }
  return placeOf(at);
}

type ObjectShape = Extract<Shape, { is: 'object' }>;

function misfitOfObject(
  narrow: ObjectShape,
  wide: ObjectShape,
  how: 'sent' | 'answered',
  at: string,
): string | undefined {
  const path = (name: string) => (at === '' ? name : `${at}.${name}`);
  const missing = Object.entries(wide.members).find(([name, member]) => {
    const own = narrow.members[name];
    return !member.optional && (!own || own.optional);
  });
  if (missing) return path(missing[0]);
  return first(Object.entries(narrow.members), ([name, member]) => {
    const other = wide.members[name]?.shape ?? wide.rest;
    if (other) return misfit(member.shape, other, how, path(name));
    return how === 'sent' ? path(name) : undefined;
  });
}

type Ruled = { rules?: Rules };

/** Whether what the rules of `narrow` let through passes those of `wide`. */
function holds({ rules: had = {} }: Ruled, { rules = {} }: Ruled): boolean {
  return Object.entries(rules).every(([name, limit]) => {
    const own = had[name];
    if (own === undefined) return false;
    if (typeof own !== 'number' || typeof limit !== 'number') return own === limit;
    if (name.startsWith('max_')) return own <= limit;
    return name.startsWith('min_') ? own >= limit : own === limit;
  });
}

function first<Value>(
  values: readonly Value[],
  look: (value: Value) => string | undefined,
): string | undefined {
  for (const value of values) {
    const found = look(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The whole of what is sent or answered has no path of its own. */
const placeOf = (at: string) => (at === '' ? '.' : at);
