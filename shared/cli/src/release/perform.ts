import type { ApplicationStatus, Member } from '@motohaat/contract/registry';

import type { Tell } from '../terminal/say.ts';
import { endsCanary, inWords } from './in-words.ts';
import { type Outcome, refused } from './outcome.ts';
import { openRegistry, type Operation, type Registry, ServerRefusal } from './registry.ts';
import { smokeFits, smokeTest } from './smoke.ts';

export type PerformOptions = {
  /** The revision on which the operation was decided; by default the one that is live now. */
  revision?: number | undefined;
  /** Say what would be done; change nothing. */
  dryRun?: boolean | undefined;
  /** What is known of the application, if somebody has asked already. */
  status?: ApplicationStatus;
  tell: Tell;
};

/**
 * Carries out one operation on what is live. Where it brings a release to people, the server puts the
 * release to a smoke test first, unless it has had one that fits.
 */
export async function perform(
  registry: Registry,
  operation: Operation,
  { tell, dryRun = false, ...options }: PerformOptions,
): Promise<Outcome> {
  try {
    const status = options.status ?? (await registry.status());
    const revision = options.revision ?? status.revision;
    const wanted = await wantedSmokeTests(registry, operation, status, revision);
    if (dryRun) return await rehearse(registry, operation, status, { revision, wanted });
    // Whatever else stands in the way is told before anybody waits for a browser.
    const isNews =
      wanted.length > 0 &&
      (await registry.operate(operation, revision, { dryRun: 'true' })).changed;
    for (const member of isNews ? wanted : []) {
      const refusal = await putToSmokeTest(registryOf(registry, member, wanted), member, tell);
      if (refusal) return refusal;
    }
    const done = await registry.operate(operation, revision);
    const lines = done.changed ? [done.message] : [done.message, 'Nothing was changed.'];
    return { code: 0, data: done, lines };
  } catch (error) {
    if (!(error instanceof ServerRefusal)) throw error;
    const changed = error.code === 'revision_changed';
    return refused(error, { after: changed ? await whatChanged(registry, options) : [] });
  }
}

/** Has the server look at a release; nobody gets it by that. */
export async function tryRelease(
  registry: Registry,
  version: string,
  tell: Tell,
): Promise<Outcome> {
  const refusal = await putToSmokeTest(
    registry,
    { application: registry.application, version },
    tell,
  );
  if (refusal) return refusal;
  const lines = [`${registry.application} ${version} passed its smoke test.`];
  return { code: 0, data: await registry.smoke(version), lines };
}

/** @returns the releases that have to pass a smoke test before the operation; of a set all of them */
async function wantedSmokeTests(
  registry: Registry,
  operation: Operation,
  { standing: live, releases }: ApplicationStatus,
  revision: number,
): Promise<Member[]> {
  const { application } = registry;
  if (operation.verb === 'hand-over') {
    const { version, to } = operation.body;
    return [...(version === undefined ? [] : [{ application, version }]), to];
  }
  if (operation.verb !== 'promote' && operation.verb !== 'canary') return [];
  const { version, with: others = [] } = operation.body;
  if (operation.verb === 'canary' && endsCanary(operation.body, live)) return [];
  const own = { application, version };
  if (others.length > 0) return [own, ...others];
  // What is tried together is given together, where nothing else is said.
  const beside = live?.canary?.version === version ? (live.canary.with ?? []) : [];
  const attached = releases.find((release) => release.version === version)?.smoke ?? null;
  return (await smokeFits(registry, { attached, beside }, revision)) ? [] : [own, ...beside];
}

/** The registry as the team of one of a set, which is looked at together with the rest. */
function registryOf(registry: Registry, member: Member, set: readonly Member[]): Registry {
  if (set.length === 1 && member.application === registry.application) return registry;
  const { server, others = {}, token } = registry;
  const { application } = member;
  const beside = set.filter((one) => one.application !== application);
  const all = { ...others, [registry.application]: token };
  const access = { server, application, token: all[application] ?? token, others: all };
  return openRegistry(access, undefined, { beside });
}

/** @returns why it goes no further, if it does not */
async function putToSmokeTest(
  registry: Registry,
  { version }: Member,
  tell: Tell,
): Promise<Outcome | undefined> {
  const test = await smokeTest(registry, version, tell);
  if (test.passed) return undefined;
  const failedPages = test.pages.filter(({ faults }) => faults.length > 0);
  return {
    code: 1,
    data: { refused: { code: 'smoke_test_failed', pages: failedPages } },
    lines: [
      `Refused: the smoke test of ${registry.application} ${version} failed.`,
      ...failedPages.flatMap(({ path, faults }) => faults.map((text) => `  - ${path}: ${text}`)),
    ],
  };
}

async function rehearse(
  registry: Registry,
  operation: Operation,
  { standing: live }: ApplicationStatus,
  { revision, wanted }: { revision: number; wanted: readonly Member[] },
): Promise<Outcome> {
  const now = live ? `${live.version} is live` : 'nothing is live';
  const lines = [
    `Would ${inWords(registry.application, operation, live)}, on revision ${revision} (${now}).`,
  ];
  for (const { application, version } of wanted) {
    lines.push(
      `Would first put ${application} ${version} to a smoke test: none that fits is attached.`,
    );
  }
  try {
    const tried = await registry.operate(operation, revision, { dryRun: 'true' });
    const end = tried.changed ? 'would do it' : 'would have nothing to change';
    lines.push(`The server ${end}: ${tried.message}`);
    return { code: 0, data: { dryRun: true, smokeTest: wanted.length > 0, ...tried }, lines };
  } catch (error) {
    if (!(error instanceof ServerRefusal)) throw error;
    return refused(error, { before: lines });
  }
}

/** Who changed what since the revision on which the operation was decided. */
async function whatChanged(
  registry: Registry,
  { revision, status }: Pick<PerformOptions, 'revision' | 'status'>,
): Promise<string[]> {
  const since = revision ?? status?.revision ?? 0;
  const newer = (await registry.revisions(20)).filter(({ number }) => number > since);
  const lines = newer.map(
    ({ number, author, act: operation, differences, reason }) =>
      `  revision ${number}: ${author}, ${operation} ${differences.map(({ application }) => application).join(', ')} (${reason})`,
  );
  return ['Changed in the meantime:', ...lines, 'Look at it, then run the command again.'];
}
