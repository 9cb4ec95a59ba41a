import type { Frame } from '@motohaat/contract/faults';

import type { GivenRelease } from './views.ts';

/** The end of a line of a stack, in every browser: an address, a line and a column. */
const place = /([a-z-]+:\/\/[^\s()@]*?):(\d+):(\d+)\)?$/;
/** Before it: `at name (`, or `name@`. */
const called = /^\s*(?:at (?:async )?)?([\w$.<>]+)(?: \[as [^\]]*\])?(?: \(|@)/;
/** A path of a file of a release: of a remote's, or of the shell's. */
const releaseFile = /^\/(?:remotes\/([a-z][a-z0-9-]*)|shell)\/([^/]+)\//;

/** The stack of an error without its message, which may look like one. */
export function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '').replace(error.message, '') : '';
}

/** A line of a stack, wherever its code was: `at name`, or `name@address`. */
const anyPlace = /^\s*at |@/m;

/**
 * Whether a stack says of no place at all where it has been, as of a rejection with a word, or with an error that
 * the browser made.
 */
export const isWithoutPlace = (stack: string): boolean => !anyPlace.test(stack);

/**
 * Where a stack has been, innermost first. Addresses of elsewhere are left out.
 *
 * @returns nothing of what the code of a browser's extension threw
 */
export function framesOf(stack: string): Frame[] {
  const found = stack.split('\n').flatMap((line) => {
    const [, address, row, column] = place.exec(line) ?? [];
    return address === undefined ? [] : [{ line, address, row, column }];
  });
  if (found[0]?.address.includes('-extension://')) return [];
  return found.map(({ line, address, row, column }) => {
    const { origin } = window.location;
    const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : '';
    const [file = ''] = path.split(/[?#]/, 1);
    const name = called.exec(line)?.[1]?.slice(0, 100);
    return {
      ...(releaseFile.test(file) && { file: file.slice(0, 200) }),
      line: Number(row),
      column: Number(column),
      ...(name !== undefined && { name }),
    };
  });
}

/**
 * Whose code was there: the first remote's, which threw or called what did; the shell's where there is none.
 *
 * @returns nothing where it was of no release that the page has
 */
export function ownerOf(
  frames: readonly Frame[],
  remotes: readonly GivenRelease[],
  shell: GivenRelease | undefined,
): GivenRelease | undefined {
  const files = frames.flatMap(({ file }) => (file === undefined ? [] : [releaseFile.exec(file)]));
  const [, name, release] = files.find((file) => file?.[1] !== undefined) ?? [];
  if (name !== undefined)
    return remotes.find((remote) => remote.name === name && remote.release === release);
  return shell && files.some((file) => file?.[2] === shell.release) ? shell : undefined;
}
