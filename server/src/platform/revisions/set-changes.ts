import type { CanaryState } from '../../database/schema/platform.ts';
import type { SetState } from './revisions.repository.ts';

/** What is tried together with an application, itself among it; nothing when it has no canary. */
export function triedWith({ canaries }: Pick<SetState, 'canaries'>, application: string): string[] {
  const canary = canaries[application];
  return canary ? (canary.set ?? [application]) : [];
}

/** The state with these releases live for everybody; what was tried of any of them is over. */
export function withLive(state: SetState, live: Readonly<Record<string, string>>): SetState {
  const ended = withoutCanaries(state, Object.keys(live));
  return { ...ended, releases: { ...state.releases, ...live } };
}

/** The state without what is tried of these applications, and of what is tried together with them. */
export function withoutCanaries(state: SetState, applications: readonly string[]): SetState {
  const over = applications.flatMap((application) => triedWith(state, application));
  return { ...state, canaries: without(state.canaries, over) };
}

/** The state with one thing more that a few people try; what was tried of any part of it is over. */
export function withCanary(
  state: SetState,
  releases: Readonly<Record<string, string>>,
  people: Omit<CanaryState, 'release' | 'set'>,
): SetState {
  const ended = withoutCanaries(state, Object.keys(releases));
  const names = Object.keys(releases).toSorted();
  const tried = Object.entries(releases).map(([application, release]): [string, CanaryState] => [
    application,
    { release, ...people, ...(names.length > 1 && { set: names }) },
  ]);
  return { ...ended, canaries: { ...ended.canaries, ...Object.fromEntries(tried) } };
}

/** The state in which nobody has anything of an application. */
export function withoutApplication(state: SetState, application: string): SetState {
  return {
    releases: without(state.releases, [application]),
    canaries: withoutCanaries(state, [application]).canaries,
    closed: without(state.closed, [application]),
  };
}

/** A record without some of its names. */
export function without<Value>(
  record: Readonly<Record<string, Value>>,
  names: readonly string[],
): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !names.includes(key)));
}
