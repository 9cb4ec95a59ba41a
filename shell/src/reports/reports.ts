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
  /** A web vital as it stands now. It belongs to the remote of the first page. */
  measure: (kind: VitalKind, value: number) => void;
  /** Sends what is there, the vitals included: the page may not come back. */
  finish: () => void;
};

/**
 * @param send posts measurements; it does not throw
 */
export function createReports(send: (measurements: Measurement[]) => void): Reports {
  const noted = new Set<string>();
  const waiting: Measurement[] = [];
  const vitals = new Map<VitalKind, number>();
  let first: ComposedRemote | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) send(waiting.splice(0, batch));
  }

  return {
    note(remote, kind) {
      const key = `${kind} ${remote.name} ${remote.release}`;
      if (isLocal(remote) || noted.has(key)) return;
      noted.add(key);
      if (kind === 'opened') first ??= remote;
      waiting.push({ ...subjectOf(remote), kind });
      timer ??= setTimeout(flush, patience);
    },
    measure: (kind, value) => void vitals.set(kind, value),
    finish() {
      if (first) {
        const subject = subjectOf(first);
        for (const [kind, value] of vitals) waiting.push({ ...subject, kind, value });
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
