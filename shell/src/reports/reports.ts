import type { ComposedRemote } from '@motohaat/contract/composition';
import type { Measurement, MeasurementKind } from '@motohaat/contract/measurements';

/** After this many ms what happened is sent, so that a release that fails is noticed while it does. */
const patience = 5000;
/** The most that one call takes. */
const batch = 50;

type VitalKind = Extract<MeasurementKind, 'lcp' | 'inp' | 'cls'>;

/** What this page view tells the server of the remotes in it; nothing of the person. */
export type Reports = {
  /** Something happened to a page of a remote; the first time of each kind counts. */
  note: (remote: ComposedRemote, kind: Exclude<MeasurementKind, VitalKind>) => void;
  /** Something happened in this view: it is noted for each remote of which a page was opened. */
  noteAll: (kind: Exclude<MeasurementKind, VitalKind>) => void;
  /** A web vital as it stands now. It belongs to the remote of the first page. */
  measure: (kind: VitalKind, value: number) => void;
  /** Sends what is there of views that have a name. */
  flush: () => void;
  /** Sends what is there, the vitals included: the page may not come back. */
  finish: () => void;
};

/**
 * @param viewOf names the view in which a remote was given: the server believes nothing else of it;
 *   `null` while it has no name yet
 * @param send posts measurements of one view; it does not throw
 */
export function createReports(
  viewOf: (remote: ComposedRemote) => string | null,
  send: (view: string, measurements: Measurement[]) => void,
): Reports {
  const noted = new Set<string>();
  let waiting: { remote: ComposedRemote; measurement: Measurement }[] = [];
  const vitals = new Map<VitalKind, number>();
  const opened: ComposedRemote[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const named = waiting.map((entry) => ({ ...entry, view: viewOf(entry.remote) }));
    for (const view of new Set(named.map((entry) => entry.view))) {
      if (view === null) continue;
      const told = named.flatMap((entry) => (entry.view === view ? [entry.measurement] : []));
      while (told.length > 0) send(view, told.splice(0, batch));
    }
    waiting = named.filter(({ view }) => view === null);
  }

  function note(remote: ComposedRemote, kind: Exclude<MeasurementKind, VitalKind>): void {
    const key = `${kind} ${remote.name} ${remote.release}`;
    if (isLocal(remote) || noted.has(key)) return;
    noted.add(key);
    if (kind === 'opened') opened.push(remote);
    waiting.push({ remote, measurement: { ...subjectOf(remote), kind } });
    timer ??= setTimeout(flush, patience);
  }

  return {
    note,
    noteAll: (kind) => {
      for (const remote of opened) note(remote, kind);
    },
    flush,
    measure: (kind, value) => void vitals.set(kind, value),
    finish() {
      const [remote] = opened;
      if (remote) {
        const subject = subjectOf(remote);
        for (const [kind, value] of vitals) {
          waiting.push({ remote, measurement: { ...subject, kind, value } });
        }
        // Each vital counts once; what a page does after it was hidden is another matter.
        vitals.clear();
      }
      flush();
    },
  };
}

function subjectOf({ name, release, canary }: ComposedRemote) {
  return { remote: name, release, canary };
}

/** A build on somebody's own machine is no release. */
function isLocal({ entry }: ComposedRemote): boolean {
  return !entry.url.startsWith('/');
}
