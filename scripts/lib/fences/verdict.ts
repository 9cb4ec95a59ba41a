import { reserved, rowOf, testPackages } from './arrows.ts';
import { doors } from './doors.ts';
import { type Place, placeOf, targetOf } from './places.ts';

/**
 * Holds one import against the table of arrows.
 *
 * @param path of the importing file, from the root of the repository
 * @param specifier what it imports, as it is written
 * @param names what it takes from there; `*` for everything
 * @returns what is wrong with it and what to do instead; nothing when it is allowed
 */
export function verdict(path: string, specifier: string, names: string[]): string | undefined {
  const from = placeOf(path);
  if (from.kind === undefined) return `${from.home} ${unknown}`;
  const to = targetOf(path, specifier);
  if (!to) return outsider(from, specifier);
  if (to.kind === undefined) return `${to.home} ${unknown}`;
  return (
    inside(from, to) ??
    arrow(from, to, specifier) ??
    closedDoor(from, specifier) ??
    reservation(from, specifier, names)
  );
}

/** What is wrong with an import in this file that names its module only while the program runs. */
export function hidden(path: string): string | undefined {
  const { kind, role } = placeOf(path);
  return role !== 'source' || kind === 'build' || kind === 'cli' || kind === 'scripts'
    ? undefined
    : 'import() names its module as plain text, so that everybody sees where it leads.';
}

const unknown = 'has no row in the table of arrows: add one to scripts/lib/fences/arrows.ts.';

/** Between the parts of one package, and from what is shipped to what is only tested. */
function inside(from: Place, to: Place): string | undefined {
  if (to.role === 'test' && from.role === 'source' && from.kind !== 'scripts') {
    return 'Shipped code may not import test code: only *.test.ts files and testing/ folders may.';
  }
  if (from.home !== to.home || !to.part || samePart(from, to)) return undefined;
  if (
    from.role !== 'test' &&
    from.part?.of === 'module' &&
    /\.(?:repository|routes)\.ts$/.test(to.path)
  ) {
    return `A module may not import the repository or the routes of another (${to.part.name}): ask one of its other files, or put what both need into one.`;
  }
  if (from.kind !== 'remote') return undefined;
  if (from.part?.of === 'routes' || isEntry(from)) return undefined;
  return from.part?.of === 'feature'
    ? 'A feature may not import another feature or a page: the page composes features, and hands them what they need.'
    : 'What features share may not import a feature or a page: the page composes them.';
}

/** The remote's own entry names its pages; its test reads both. */
const isEntry = (place: Place) => /\/src\/[^/]+$/.test(place.path);
const samePart = (one: Place, other: Place) =>
  one.part?.of === other.part?.of && one.part?.name === other.part?.name;

function arrow(from: Place, to: Place, specifier: string): string | undefined {
  if (from.home === to.home) return undefined;
  const { may, tests = [], config = [], byPath = [], instead } = rowOf(from.kind!);
  const more = { source: [], test: tests, config }[from.role];
  const relative = specifier.startsWith('.');
  if (byPath.some((start) => to.path.startsWith(start.replace(/^\*/, to.home)))) return undefined;
  if (![...may, ...more].includes(to.kind!)) {
    return `${article(from)} may not import ${article(to, false)}. ${instead}`;
  }
  return relative
    ? `Another package is imported by its name, @motohaat/${to.kind}, through what it exports.`
    : undefined;
}

function article(place: Place, first = true): string {
  if (place.kind !== 'remote') return place.home || 'scripts';
  return first ? 'A remote' : `another remote (${place.home})`;
}

function closedDoor(from: Place, specifier: string): string | undefined {
  const door = doors.find(({ packages }) => fits(specifier, packages));
  return door && from.role !== 'config' && !isOpen(from, door)
    ? `${specifier} is imported elsewhere: ${door.instead}`
    : undefined;
}

function outsider(from: Place, specifier: string): string | undefined {
  const closed = closedDoor(from, specifier);
  if (closed !== undefined) return closed;
  if (fits(specifier, testPackages)) {
    return from.role === 'test' || from.kind === 'scripts' || from.home === ''
      ? undefined
      : `Shipped code may not import ${specifier}: only *.test.ts files and testing/ folders may.`;
  }
  const { outside, instead } = rowOf(from.kind!);
  if (!outside || from.role !== 'source') return undefined;
  const refused =
    'only' in outside ? !fits(specifier, outside.only) : fits(specifier, outside.never);
  return refused ? `${from.home} may not import ${specifier}. ${instead}` : undefined;
}

function isOpen(from: Place, { open, tests = [] }: (typeof doors)[number]): boolean {
  const places = from.role === 'test' ? [...open, ...tests] : open;
  return places.some((place) =>
    place.endsWith('/') ? from.path.startsWith(place) : from.path === place,
  );
}

/** `react` fits `react` and `react/jsx-runtime`; `@stripe/*` and `react-*` fit what begins so. */
function fits(specifier: string, packages: readonly string[]): boolean {
  return packages.some((name) =>
    name.endsWith('*')
      ? specifier.startsWith(name.slice(0, -1))
      : specifier === name || specifier.startsWith(`${name}/`),
  );
}

function reservation(from: Place, specifier: string, names: string[]): string | undefined {
  const taken = reserved.find(({ module }) => module === specifier);
  if (!taken || taken.open.includes(from.kind!)) return undefined;
  if (from.role === 'test' && taken.tests?.includes(from.kind!)) return undefined;
  if (names.includes('*')) {
    return `${specifier} is imported by the names that are needed. ${taken.instead}`;
  }
  return names.some((name) => taken.names.includes(name)) ? taken.instead : undefined;
}
