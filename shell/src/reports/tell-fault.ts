import * as calls from '@motohaat/contract/calls';
import type { ComposedRemote } from '@motohaat/contract/composition';
import type { Fault, Faults, Frame } from '@motohaat/contract/faults';
import { scrub } from '@motohaat/domain/scrub';

import type { CompositionStore } from '../remotes/composition.ts';

/** Different faults that a page view tells of at the most: what goes on and on is known by then. */
const most = 10;

/** A view has its name within seconds of its page; ms between looks, and how many there are. */
const pause = 4000;
const looks = 4;

const told = new Set<string>();

/** The first file of a release in a stack: the code that threw, or called what did. */
const ownFile = /\/remotes\/([a-z][a-z0-9-]*)\/([^/\s]+)\//;

/**
 * Tells the server what went wrong in the remote whose code stands in the stack, once for a page view and
 * without anything of the person.
 *
 * @param view has the remotes of the page, and names the view in which each was given
 * @param caller of a call that did not work: an error that was made where it was made
 * @param row and which call that was
 */
export async function tellFault(
  { use, viewOf }: Pick<CompositionStore, 'use' | 'viewOf'>,
  error: unknown,
  caller = error,
  row?: { method: string; path: string },
): Promise<void> {
  if (row && !isFault(error)) return;
  const stack = (caller instanceof Error && caller.stack) || '';
  const [, name, release] = ownFile.exec(stack) ?? [];
  const { remotes } = use.getState().composition;
  const remote = remotes.find((each) => each.name === name && each.release === release);
  if (!remote) return;
  const fault = faultOf(remote, error, stack, row && `${row.method} ${row.path}`);
  const key = JSON.stringify([name, fault.name, fault.message, fault.call, fault.frames[0]]);
  if (told.has(key) || told.size >= most) return;
  told.add(key);
  for (let look = 0; look < looks; look += 1) {
    const named = viewOf(remote);
    if (named !== null) return send({ view: named, faults: [fault] });
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Neither what a person may not do nor what a line without a network prevents. */
function isFault(error: unknown): boolean {
  const { name, status } = error as { name?: string; status?: number };
  if (name === 'NetworkError') return navigator.onLine;
  return status !== undefined && (status >= 500 || status === 400);
}

function faultOf(remote: ComposedRemote, error: unknown, stack: string, call?: string): Fault {
  const isError = error instanceof Error;
  const { status } = (error ?? {}) as { status?: unknown };
  return {
    remote: remote.name,
    release: remote.release,
    canary: remote.canary,
    kind: call === undefined ? 'uncaught' : 'call',
    name: (isError ? error.name : typeof error).slice(0, 80),
    message: scrub(isError ? error.message : String(error)),
    frames: framesOf(stack).slice(0, 30),
    ...(call !== undefined && { call }),
    ...(typeof status === 'number' && { status }),
  };
}

/** The end of a line of a stack, in every browser: an address, a line and a column. */
const place = /((?:https?:\/\/|\/)[^\s()@]*?):(\d+):(\d+)\)?$/;
/** Before it: `at name (`, or `name@`. */
const called = /^\s*(?:at (?:async )?)?([\w$.<>]+)(?: \[as [^\]]*\])?(?: \(|@)/;

/** Where a stack has been, innermost first. Addresses of elsewhere are left out. */
export function framesOf(stack: string): Frame[] {
  return stack.split('\n').flatMap((line) => {
    const [, address, row, column] = place.exec(line) ?? [];
    if (address === undefined) return [];
    const { origin, pathname } = new URL(address, window.location.href);
    const isOwn = origin === window.location.origin && /^\/(?:remotes|shell)\//.test(pathname);
    const name = called.exec(line)?.[1]?.slice(0, 100);
    return {
      ...(isOwn && { file: pathname.slice(0, 200) }),
      line: Number(row),
      column: Number(column),
      ...(name !== undefined && { name }),
    };
  });
}

/** In a way that outlives the page and carries no cookie. What is lost is told by somebody else. */
function send(faults: Faults): void {
  fetch(`/api${calls.composition.tellFaults.path}`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  }).catch(() => {});
}
