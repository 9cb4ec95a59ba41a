import * as calls from '@motohaat/contract/calls';
import type { ComposedRemote } from '@motohaat/contract/composition';
import type { Fault, Faults, Frame } from '@motohaat/contract/faults';
import { scrub } from '@motohaat/domain/scrub';

/** What went wrong in a remote. */
export type Happened = {
  remote: ComposedRemote;
  error: unknown;
  /** Where it was: the error's own stack, or of a call whoever made it. */
  stack: string;
  /** Of a call that did not work, such as `POST /bookings`. */
  call?: string | undefined;
};

/** Different faults that a page view tells of at the most: what goes on and on is known by then. */
const most = 10;

/** A view has its name within seconds of its page; ms between looks, and how many there are. */
const pause = 4000;
const looks = 4;

const told = new Set<string>();

/**
 * Tells the server of a fault, once for a page view, without anything of the person.
 *
 * @param viewOf names the view in which a remote was given; `null` while it has no name yet
 */
export async function tellFault(
  happened: Happened,
  viewOf: (remote: ComposedRemote) => string | null,
): Promise<void> {
  const fault = faultOf(happened);
  const key = JSON.stringify([
    fault.remote,
    fault.name,
    fault.message,
    fault.call,
    fault.frames[0],
  ]);
  if (told.has(key) || told.size >= most) return;
  told.add(key);
  for (let look = 0; look < looks; look += 1) {
    const view = viewOf(happened.remote);
    if (view !== null) return send({ view, faults: [fault] });
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

function faultOf({ remote, error, stack, call }: Happened): Fault {
  const isError = error instanceof Error;
  const { status } = error as { status?: unknown };
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
