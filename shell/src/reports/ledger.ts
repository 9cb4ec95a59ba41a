import type { Fault } from '@motohaat/contract/faults';
import type { Measurement, MeasurementKind } from '@motohaat/contract/measurements';

import type { Told } from './send.ts';
import type { GivenRelease } from './views.ts';

/** After this many ms what happened is sent, so that a release that fails is noticed while it does. */
const patience = 5000;

type VitalKind = Extract<MeasurementKind, 'lcp' | 'inp' | 'cls'>;
export type NotedKind = Exclude<MeasurementKind, VitalKind>;

/** What is to be told of the releases of this page view. */
export type Ledger = {
  /** Something happened to a release; the first time of each kind counts. */
  note: (subject: GivenRelease, kind: NotedKind) => void;
  /** What went wrong in a release, and where. */
  blame: (subject: GivenRelease, fault: Fault) => void;
  /** A web vital as it stands now. It belongs to the remote of the first page, and to the shell. */
  measure: (kind: VitalKind, value: number) => void;
  /** The remotes of which a page was opened, in their order. */
  opened: readonly GivenRelease[];
  /** Sends what is there of views that have a name. */
  flush: () => void;
  /** Sends what is there, the vitals included: the page may not come back. */
  finish: () => void;
};

/**
 * @param viewOf names the view in which a release was given: the server believes nothing else of it;
 *   `null` while it has no name yet
 * @param shellNow the shell, where it is to be told of
 * @param send posts what is told of one view; it does not throw
 */
export function createLedger(
  viewOf: (subject: GivenRelease) => string | null,
  shellNow: () => GivenRelease | undefined,
  send: (view: string, told: Told) => void,
): Ledger {
  const noted = new Set<string>();
  const vitals = new Map<VitalKind, number>();
  const opened: GivenRelease[] = [];
  let waiting: { subject: GivenRelease; measurement?: Measurement; fault?: Fault }[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait(entry: (typeof waiting)[number]): void {
    waiting.push(entry);
    timer ??= setTimeout(flush, patience);
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const named = waiting.map((entry) => ({ ...entry, view: viewOf(entry.subject) }));
    waiting = named.filter(({ view }) => view === null);
    for (const view of new Set(named.map((entry) => entry.view))) {
      if (view === null) continue;
      const told = named.filter((entry) => entry.view === view);
      send(view, {
        measurements: told.flatMap(({ measurement = [] }) => measurement),
        faults: told.flatMap(({ fault = [] }) => fault),
      });
    }
  }

  return {
    opened,
    note(subject, kind) {
      const key = `${kind} ${subject.name} ${subject.release}`;
      if (noted.has(key)) return;
      noted.add(key);
      if (kind === 'opened' && subject !== shellNow()) opened.push(subject);
      wait({ subject, measurement: { ...releaseOf(subject), kind } });
    },
    blame: (subject, fault) => wait({ subject, fault }),
    measure: (kind, value) => void vitals.set(kind, value),
    flush,
    finish() {
      for (const subject of [opened[0], shellNow()]) {
        if (!subject) continue;
        for (const [kind, value] of vitals) {
          waiting.push({ subject, measurement: { ...releaseOf(subject), kind, value } });
        }
      }
      // Each vital counts once; what a page does after it was hidden is another matter.
      vitals.clear();
      flush();
    },
  };
}

const releaseOf = ({ name, release, canary }: GivenRelease) => ({ remote: name, release, canary });
