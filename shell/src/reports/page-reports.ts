import type { ComposedRemote } from '@motohaat/contract/composition';
import { lowDataStore } from '@motohaat/platform';
import { whenIdle } from '@motohaat/platform/when-idle';

import { routePath } from '../language/page-language.ts';
import { ownerOf as ownerOfPath } from '../remotes/composition.ts';
import { type About, faultOf, isFaultOfCall, wordsOf } from './fault-of.ts';
import { framesOf, isWithoutPlace, ownerOf, stackOf } from './frames.ts';
import type { Happened } from './happened.ts';
import { createLedger, type Ledger, type NotedKind } from './ledger.ts';
import { sendTold } from './send.ts';
import { followViews, type GivenRelease, type Page } from './views.ts';

/** When the page has come to rest, the vitals' code waits this many ms, and then for an idle moment. */
const restOfVitals = 3000;
/** A call without an answer is told of after this many ms: who leaves a page breaks off its calls. */
const restOfLine = 1000;
/** Different errors that a page view looks at, and those of them that it tells of with their places. */
const mostErrors = 100;
const mostFaults = 10;

/** What somebody has finished when a call worked. */
const journeys: Readonly<Record<string, NotedKind>> = {
  '/wishlist': 'wished',
  '/bookings': 'booked',
  '/conversations': 'messaged',
  '/conversations/:id/messages': 'messaged',
  '/payments': 'paid',
};

export type PageReports = {
  take: (happened: Happened) => void;
  /** The page has come to rest: its view may be named, and the vitals be measured. */
  settle: () => Promise<void>;
  /** Sends what is there: the page may not come back. */
  finish: () => void;
};

/**
 * Tells the server what happens in this page view, of each release once. What happens in a view happens in its
 * shell too: it is compared with another one beside the same remotes.
 */
export function createPageReports(page: Page, send = sendTold): PageReports {
  const views = followViews(page);
  /** Beside a build on somebody's own machine the shell is not what people have. */
  const shellNow = () => (page.use.getState().composition.override ? undefined : views.shell);
  const ledger = createLedger(views.of, shellNow, send);
  const known = new Set<unknown>();
  let faults = 0;

  function note(kind: NotedKind, ...remotes: readonly GivenRelease[]): void {
    const shell = shellNow();
    for (const subject of [...remotes, ...(shell ? [shell] : [])]) ledger.note(subject, kind);
  }

  /** Whether an error is another one than those before; a page that throws and throws is known by then. */
  function isNew(error: unknown, where: string): boolean {
    const { name } = (error ?? {}) as Partial<Error>;
    const key = [name, wordsOf(error), where].join(' ');
    if (known.has(error) || known.has(key) || known.size > 2 * mostErrors) return false;
    known.add(error).add(key);
    return true;
  }

  function blame(error: unknown, about: About): void {
    faults += 1;
    if (faults <= mostFaults) ledger.blame(about.subject, faultOf(error, about));
  }

  /** Whose page is open; nobody's, of a build on somebody's own machine. */
  function ownerOfPage(): GivenRelease | undefined {
    const { composition } = page.use.getState();
    const remote = ownerOfPath(composition, routePath(window.location.pathname))?.remote;
    if (!remote || remote.closed !== null) return shellNow();
    return isLocal(remote) ? undefined : remote;
  }

  /** Tells of an error whose code stands in a stack; without one it is said of the page that is open. */
  function follow(
    kind: NotedKind,
    error: unknown,
    { isNowhere, ...about }: Omit<About, 'subject'> & { isNowhere: boolean },
  ): void {
    const { remotes } = page.use.getState().composition;
    const subject = isNowhere ? ownerOfPage() : ownerOf(about.frames, remotes, shellNow());
    if (!subject) return;
    note(kind, subject);
    blame(error, { ...about, subject });
  }

  function takePage({ kind, remote, ...of }: Extract<Happened, { remote: unknown }>): void {
    if (remote && isLocal(remote)) return;
    note(kind, ...(remote ? [remote] : []));
    const subject = remote ?? shellNow();
    if (!subject || !('error' in of)) return;
    const stack = stackOf(of.error);
    if (isNew(of.error, stack)) blame(of.error, { subject, frames: framesOf(stack) });
  }

  function takeUncaught(error: unknown, place: string): void {
    // Nobody waits for it any longer.
    if ((error as Partial<Error> | null)?.name === 'AbortError') return;
    const stack = stackOf(error);
    const isBare = isWithoutPlace(stack);
    const where = (isBare && place) || stack;
    // A script of another site has a place, which says nothing: ":0:0".
    const isNowhere = isBare && place === '';
    if (isNew(error, where)) {
      follow('uncaught_error', error, { frames: framesOf(where), isNowhere });
    }
  }

  function takeCall({ error, caller, call }: Extract<Happened, { kind: 'failed_call' }>): void {
    if (!isFaultOfCall(error)) return;
    const { status } = error as { status?: number };
    // The first place is the one that watches all calls. That a call was tried again makes no other of it.
    const [, ...frames] = framesOf(stackOf(caller));
    if (!isNew(error, `${call.method} ${call.path} ${JSON.stringify(frames[0])}`)) return;
    // Of a call that code of the browser made, as a promise that goes on.
    const isNowhere = frames.length === 0;
    const tell = () => follow('failed_call', error, { frames, isNowhere, call });
    if (status === undefined) setTimeout(tell, restOfLine);
    else tell();
  }

  note('opened');
  return {
    take(happened) {
      if (happened.kind === 'uncaught_error') takeUncaught(happened.error, happened.place);
      else if (happened.kind === 'failed_call') takeCall(happened);
      else if (happened.kind !== 'done') takePage(happened);
      else {
        const journey = journeys[happened.call.path];
        if (journey) note(journey, ...ledger.opened);
      }
    },
    async settle() {
      setTimeout(() => whenIdle(() => void loadVitals(ledger.measure)), restOfVitals);
      await views.name();
      ledger.flush();
    },
    finish: ledger.finish,
  };
}

async function loadVitals(measure: Ledger['measure']): Promise<void> {
  // Who wants few bytes is not asked for some to be measured.
  if (lowDataStore.getState().on) return;
  try {
    const { followVitals } = await import(/* webpackChunkName: "web-vitals" */ './web-vitals.ts');
    followVitals(measure);
  } catch {
    // This page view goes unmeasured; nobody is missing anything.
  }
}

/** A build on somebody's own machine is no release. */
function isLocal({ entry }: ComposedRemote): boolean {
  return !entry.url.startsWith('/');
}
