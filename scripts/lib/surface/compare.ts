import {
  type Declaration,
  type Section,
  sections,
  type Surface,
} from '@motohaat/build/surface/surface';

/** What differs, in words: what old remotes do not miss, and what they may. */
export type Difference = { more: string[]; different: string[] };

/** Compares two states of the surface, member by member; those of what now goes the other way, too. */
export function compare(before: Surface, after: Surface): Difference {
  const difference: Difference = { more: [], different: [] };
  for (const section of sections) {
    const names = new Set([...Object.keys(before[section]), ...Object.keys(after[section])]);
    for (const name of names) {
      const is = after[section][name];
      const was = before[section][name] ?? moved(before, section, name);
      if (is && was) compareMembers(section, name, was, is, difference);
      else if (is) difference.more.push(`${name} is new`);
      else if (!moved(after, section, name)) difference.different.push(`${name} is gone`);
    }
  }
  return difference;
}

/** What goes the other way between shell and remotes in a state of the surface. */
function moved(surface: Surface, section: Section, name: string): Declaration | undefined {
  if (section === 'toRemotes') return surface.fromRemotes[name];
  return section === 'fromRemotes' ? surface.toRemotes[name] : undefined;
}

function compareMembers(
  section: Section,
  name: string,
  before: Declaration,
  after: Declaration,
  { more, different }: Difference,
): void {
  for (const member of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[member], after[member]];
    const words = member === '=' ? name : `${name}.${member}`;
    if (was === is) continue;
    if (is === undefined) different.push(`${words} is gone`);
    else if (was !== undefined) different.push(`${words} was ${was} and is ${is}`);
    else if (section !== 'fromRemotes' || member.endsWith('?')) more.push(`${words} is new`);
    else different.push(`${words} is new, and remotes of before do not give it`);
  }
}

/**
 * Whether the platform contract says what has become of the surface: at least a minor more for more,
 * a major more for what is different or gone.
 *
 * @param recorded the contract that the surface was written down with
 * @param contract the contract as it stands now
 * @returns what is wrong, with the version that it takes; nothing when all is well
 */
export function contractRefusal(
  { more, different }: Difference,
  recorded: string,
  contract: string,
): string | undefined {
  const [major, minor, patch] = numbers(recorded);
  const needed =
    different.length > 0
      ? [major + 1, 0, 0]
      : more.length > 0
        ? [major, minor + 1, 0]
        : [major, minor, patch];
  if (isAtLeast(numbers(contract), needed)) return undefined;
  const changes = [...different, ...more];
  const what =
    changes.length > 0
      ? `The platform's surface has changed: ${changes.join('; ')}.`
      : `The platform contract was ${recorded}.`;
  return `${what} That takes platformContract ${needed.join('.')} in shared/platform/src/contract.ts, and it is ${contract}.`;
}

function numbers(version: string): [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  return [major, minor, patch];
}

function isAtLeast(version: readonly number[], least: readonly number[]): boolean {
  const at = version.findIndex((part, index) => part !== least[index]);
  return at === -1 || version[at]! > least[at]!;
}
