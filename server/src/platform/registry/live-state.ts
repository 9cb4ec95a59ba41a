import type { Language } from '@motohaat/domain/language';

import { messagesIn } from '../../messages/index.ts';
import type { RegisteredLookup } from '../releases/registered.repository.ts';
import type { SetState } from '../revisions/revisions.repository.ts';
import { triedWith } from '../revisions/set-changes.ts';

/** What is live of an application in a revision. */
export type LiveState = {
  application: string;
  version: string;
  release: string;
  canary: {
    version: string;
    release: string;
    percent: number;
    accounts: number;
    /** What is tried together with it. */
    with?: { application: string; version: string }[];
    ramp: boolean;
  } | null;
  closed: string | null;
};

/** What is live of an application in a revision; `null` when it is not in it. */
export function liveStateOf(
  state: SetState,
  application: string,
  registered: RegisteredLookup,
): LiveState | null {
  const release = state.releases[application];
  if (release === undefined) return null;
  const versionOf = (id: string, name = application) => registered(name, id)?.version ?? id;
  const canary = state.canaries[application];
  const beside = triedWith(state, application).filter((name) => name !== application);
  return {
    application,
    version: versionOf(release),
    release,
    canary: canary
      ? {
          version: versionOf(canary.release),
          release: canary.release,
          percent: canary.percent,
          accounts: canary.accounts.length,
          ...(beside.length > 0 && {
            with: beside.map((name) => ({
              application: name,
              version: versionOf(state.canaries[name]?.release ?? '', name),
            })),
          }),
          ramp: canary.ramp ?? false,
        }
      : null,
    closed: state.closed[application] ?? null,
  };
}

/** Whom a canary is for, in figures. */
export function peopleOf({ version, percent, accounts }: NonNullable<LiveState['canary']>) {
  return { version, percent, accounts };
}

/** Whom a canary is for, such as "0.2.0 for 5 % and 2 accounts"; `null` for none. */
export function canarySentence(
  canary: LiveState['canary'] | undefined,
  language: Language,
): string | null {
  return canary ? messagesIn(language).platform.canaryPeople(canary) : null;
}

/** Every release that a state names. */
export function releasesIn({ releases, canaries }: SetState): [application: string, id: string][] {
  return [
    ...Object.entries(releases),
    ...Object.entries(canaries).map(([application, { release }]): [string, string] => [
      application,
      release,
    ]),
  ];
}
