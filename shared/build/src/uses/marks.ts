import { createHash } from 'node:crypto';

import type { Surface } from '../surface/surface.ts';

/** Tells two texts apart, in as few letters as do. */
export function markOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 10);
}

/** Every member of the platform, as `Toasts.success`, or `useApi` where it is all there is → its type. */
export function membersOf(surface: Surface): Map<string, string> {
  const declarations = [
    ...Object.entries(surface.toRemotes),
    ...Object.entries(surface.fromRemotes),
  ];
  return new Map(
    declarations.flatMap(([name, members]) =>
      Object.entries(members).map(([member, type]): [string, string] => [
        member === '=' ? name : `${name}.${member}`,
        type,
      ]),
    ),
  );
}

/** What is written for an export whose type is no part of the surface: that it is there. */
export const exportedAlone = 'exported';

/** The same with the mark of each type. */
export function marked(members: Iterable<readonly [string, string]>): Record<string, string> {
  const entries = [...members].map(([name, type]): [string, string] => [name, markOf(type)]);
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
