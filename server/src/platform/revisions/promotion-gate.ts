import type { Budget, Release } from '@motohaat/contract/composition';
import type { RevisionOperation } from '@motohaat/contract/registry';

import { type Messages, messagesIn } from '../../messages/index.ts';
import { isRemote, isShell, type Published } from '../releases/releases.repository.ts';
import { sizeOf } from '../releases/size.ts';
import { exchangeReasons } from '../uses/exchange-use.ts';
import { platformReasons } from '../uses/platform-use.ts';
import { keptBeside, type KnownUse, reasonsByUse } from '../uses/use-reasons.ts';
import { missingPages } from './missing-pages.ts';
import { collisions } from './revision-rules.ts';
import { type SmokeOf, smokeReasons } from './smoke-reasons.ts';

/** Everything that decides whether a release may go live, or to a few people. */
export type Promotion = {
  operation: RevisionOperation;
  candidate: Published;
  /** The release of the same application that is live. */
  before: Published | undefined;
  /** Releases of all other applications that somebody gets when the candidate is live. */
  neighbours: readonly Published[];
  /**
   * The same, told apart by what one visitor gets of them, with the candidate; all of it together, where
   * that is not known.
   */
  worlds?: readonly (readonly Published[])[];
  /** The other releases of its set, which go live with it. */
  beside?: readonly Published[];
  /** Purposes of the pages that the server's own answers lead to. */
  linkedByServer: readonly string[];
  /** What is wrong with its files in the store, in sentences. */
  damagedFiles: readonly string[];
  /** Who uses what, where what people have is not all that is to be kept from harm. */
  use?: KnownUse | undefined;
  /** Its newest smoke test, and the set that it was made in: application → release id. */
  smoke: SmokeOf | undefined | 'not asked';
  /** Whether an admin lets it through without one. */
  untested?: boolean;
};

/**
 * The promotion gate: why a release may not go live, in sentences; nothing when it may.
 *
 * What a start makes live has had no smoke test, may change its audience, and may lack a whole remote
 * with its pages: whoever starts the server decides that. A release that people had already needs no new smoke test.
 */
export function checkPromotion(promotion: Promotion, t = messagesIn('en')): string[] {
  const { operation, candidate, before, neighbours, linkedByServer, damagedFiles, use } = promotion;
  const { worlds = [[candidate, ...neighbours]] } = promotion;
  const inEach = (reasonsIn: (set: readonly Published[]) => string[]) => [
    ...new Set(worlds.flatMap(reasonsIn)),
  ];
  return [
    ...inEach((set) => fitReasons(set, candidate, t)),
    ...(use ? reasonsByUse(changeOf(promotion), use, t) : []),
    ...inEach((set) => exchangeReasonsIn(set, promotion, t)),
    ...damagedFiles,
    ...inEach((set) => collisions(set, t)),
    ...inEach((set) => missingPages(set, before, linkedByServer, operation === 'start', t)),
    ...(operation === 'start' ? [] : audienceReasons(candidate, before, t)),
    ...budgetReasons(candidate.manifest, t),
    ...(isNew(operation) ? smokeReasons(promotion, t) : []),
  ];
}

/** Whether an operation gives people what they never had. */
export function isNew(operation: Promotion['operation']): boolean {
  return operation === 'promote' || operation === 'canary' || operation === 'handover';
}

/** What it changes, of everything that somebody gets. */
function changeOf({ candidate, before, neighbours, beside = [] }: Promotion) {
  return {
    candidate,
    beside,
    releases: [candidate, ...neighbours],
    before: before ? [before, ...neighbours] : neighbours,
  };
}

/** Slots and events, of what people get and can be brought back to. */
function exchangeReasonsIn(set: readonly Published[], promotion: Promotion, t: Messages): string[] {
  const { candidate, beside = [], use } = promotion;
  const change = changeOf(promotion);
  const kept = keptBeside(change, use?.kept ?? []);
  return exchangeReasons({ fresh: [candidate, ...beside], set, before: change.before }, kept, t);
}

/** Whether the shell gives the remotes what they were built for. */
function fitReasons(releases: readonly Published[], candidate: Published, t: Messages): string[] {
  const shell = releases.find(isShell);
  if (!shell) return [t.platform.gate.noShell];
  const remotes = isRemote(candidate) ? [candidate] : releases.filter(isRemote);
  return remotes.flatMap(({ manifest }) =>
    platformReasons(named(manifest), manifest, shell.manifest, t),
  );
}

function audienceReasons(
  candidate: Published,
  before: Published | undefined,
  t: Messages,
): string[] {
  if (!before || !isRemote(before) || !isRemote(candidate)) return [];
  const [is, was] = [candidate.manifest.audience, before.manifest.audience];
  if (is === was) return [];
  const { manifest } = candidate;
  return [t.platform.gate.audience(named(manifest), manifest.name, is, was)];
}

/** Whether a release weighs more than it says itself that it may, in sentences. */
export function budgetReasons(manifest: Release, t: Messages): string[] {
  // Releases of before budgets have none.
  const budget: Budget | undefined = manifest.budget;
  if (!budget) return [];
  const size = sizeOf(manifest);
  const check = (what: 'scripts' | 'styles', has: number, most: number) =>
    has > most ? [t.platform.gate.budget[what](named(manifest), has, most)] : [];
  return [
    ...check('scripts', size.javascript, budget.javascript),
    ...check('styles', size.css, budget.css),
  ];
}

function named({ name, version }: Release): string {
  return `${name} ${version}`;
}
