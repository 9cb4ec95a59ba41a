import type { Budget, Release, RemoteRelease, ShellRelease } from '@motohaat/contract/composition';
import type { RevisionOperation } from '@motohaat/contract/registry';
import { provides } from '@motohaat/domain/contract-version';
import type { Audience } from '@motohaat/domain/role';
import { satisfies, validRange } from 'semver';

import { isRemote, isShell, type Published } from '../releases/releases.repository.ts';
import { sizeOf } from '../releases/size.ts';
import { missingPages } from './missing-pages.ts';
import { collisions } from './revision-rules.ts';

/** Everything that decides whether a release may go live, or to a few people. */
export type Promotion = {
  operation: Exclude<RevisionOperation, 'kill'>;
  candidate: Published;
  /** The release of the same application that is live. */
  before: Published | undefined;
  /** Releases of all other applications that somebody gets when the candidate is live. */
  neighbours: readonly Published[];
  /** Purposes of the pages that the server's own answers lead to. */
  linkedByServer: readonly string[];
  /** What is wrong with its files in the store, in sentences. */
  damagedFiles: readonly string[];
  /** Its newest smoke test, and the set that it was made in: application → release id. */
  smoke: { passed: boolean; releases: Readonly<Record<string, string>> } | undefined | 'not asked';
};

/**
 * The promotion gate: why a release may not go live, in sentences; nothing when it may.
 *
 * What a start makes live has had no smoke test, may change its audience, and may lack a whole remote
 * with its pages: whoever starts the server decides that. A release that people had already needs no new smoke test.
 */
export function checkPromotion(promotion: Promotion): string[] {
  const { operation, candidate, before, neighbours, linkedByServer, damagedFiles } = promotion;
  return [
    ...platformReasons([candidate, ...neighbours], candidate),
    ...damagedFiles,
    ...collisions([candidate, ...neighbours]),
    ...missingPages([candidate, ...neighbours], before, linkedByServer, operation === 'start'),
    ...(operation === 'start' ? [] : audienceReasons(candidate, before)),
    ...budgetReasons(candidate.manifest),
    ...(operation === 'promote' || operation === 'canary' ? smokeReasons(promotion) : []),
  ];
}

/** Whether the shell gives the remotes what they were built for. */
function platformReasons(releases: readonly Published[], candidate: Published): string[] {
  const shell = releases.find(isShell);
  if (!shell) return ['There is no shell in this set.'];
  const remotes = isRemote(candidate) ? [candidate] : releases.filter(isRemote);
  return remotes.flatMap(({ manifest }) => [
    ...contractReasons(manifest, shell.manifest),
    ...sharedReasons(manifest, shell.manifest),
  ]);
}

/** The shell may provide more than a remote was built for: same major version, minor not lower. */
function contractReasons(remote: RemoteRelease, shell: ShellRelease): string[] {
  if (provides(shell.contract, remote.contract)) return [];
  return [
    `${named(remote)} was built against the platform contract ${remote.contract}, and ${named(shell)} provides ${shell.contract}.`,
  ];
}

function sharedReasons(remote: RemoteRelease, shell: ShellRelease): string[] {
  return Object.entries(remote.shared).flatMap(([name, range]) => {
    const version = shell.shared[name];
    const wants = `${named(remote)} needs ${name} ${range}`;
    if (version === undefined) return [`${wants}, which ${named(shell)} does not provide.`];
    if (validRange(range) === null) return [`${wants}, which is no range of versions.`];
    return satisfies(version, range, { includePrerelease: true })
      ? []
      : [`${wants}, and ${named(shell)} provides ${version}.`];
  });
}

const people: Record<Audience, string> = {
  public: 'everybody',
  buyer: 'buyers',
  seller: 'sellers',
  admin: 'admins',
};

function audienceReasons(candidate: Published, before: Published | undefined): string[] {
  if (!before || !isRemote(before) || !isRemote(candidate)) return [];
  const [is, was] = [candidate.manifest.audience, before.manifest.audience];
  if (is === was) return [];
  return [
    `${named(candidate.manifest)} is for ${people[is]}, and ${candidate.manifest.name} is for ${people[was]}: a release cannot change that.`,
  ];
}

/** Whether a release weighs more than its manifest allows it, in sentences. */
export function budgetReasons(manifest: Release): string[] {
  // Releases of before budgets have none.
  const budget: Budget | undefined = manifest.kind === 'remote' ? manifest.budget : undefined;
  if (!budget) return [];
  const size = sizeOf(manifest);
  const check = (what: string, has: number, most: number) =>
    has > most
      ? [`The ${what} of ${named(manifest)} have ${has} kB; their budget is ${most} kB.`]
      : [];
  return [
    ...check('scripts', size.javascript, budget.javascript),
    ...check('style sheets', size.css, budget.css),
  ];
}

/** A smoke test counts in the company it was made in: for a remote the shell, for the shell all. */
function smokeReasons({ candidate, neighbours, smoke }: Promotion): string[] {
  const name = named(candidate.manifest);
  if (smoke === 'not asked') return [];
  if (!smoke) return [`${name} has had no smoke test.`];
  if (!smoke.passed) return [`The latest smoke test of ${name} failed.`];
  const company = isRemote(candidate) ? neighbours.filter(isShell) : neighbours.filter(isRemote);
  return [...new Set(company.map(({ manifest }) => manifest.name))]
    .filter((application) =>
      company.every(
        ({ id, manifest }) => manifest.name !== application || smoke.releases[application] !== id,
      ),
    )
    .map(
      (application) =>
        `The smoke test of ${name} was made with another release of ${application} than is live now. Make it again.`,
    );
}

function named({ name, version }: RemoteRelease | ShellRelease): string {
  return `${name} ${version}`;
}
