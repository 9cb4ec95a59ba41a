import type { ApplicationStatus, LiveStatus } from '@motohaat/contract/registry';

import type { Tell } from '../terminal/say.ts';
import { percent } from './figures.ts';
import { type Outcome, refused } from './outcome.ts';
import { type Operation, type Registry, ServerRefusal } from './registry.ts';
import { failed, smokeFits, smokeTest } from './smoke.ts';

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
 * Carries out one operation on what is live. Where it brings a release to people, the release is put
 * to a smoke test first, unless one that fits is attached.
 */
export async function perform(
  registry: Registry,
  operation: Operation,
  { tell, dryRun = false, ...options }: PerformOptions,
): Promise<Outcome> {
  try {
    const status = options.status ?? (await registry.status());
    const revision = options.revision ?? status.revision;
    const wanted = await wantsSmokeTest(registry, operation, status, revision);
    if (dryRun) return await rehearse(registry, operation, status, { revision, wanted });
    // Whatever else stands in the way is told before anybody waits for a browser.
    if (wanted && (await registry.operate(operation, revision, { dryRun: 'true' })).changed) {
      const refusal = await putToSmokeTest(registry, wanted, tell);
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

/** @returns the version that has to pass a smoke test before the operation */
async function wantsSmokeTest(
  registry: Registry,
  operation: Operation,
  { standing: live, releases }: ApplicationStatus,
  revision: number,
): Promise<string | undefined> {
  if (operation.verb !== 'promote' && operation.verb !== 'canary') return undefined;
  const { version } = operation.body;
  if (operation.verb === 'canary' && endsCanary(operation.body, live)) return undefined;
  const attached = releases.find((release) => release.version === version)?.smoke ?? null;
  return (await smokeFits(registry, attached, revision)) ? undefined : version;
}

async function putToSmokeTest(
  registry: Registry,
  version: string,
  tell: Tell,
): Promise<Outcome | undefined> {
  const test = await smokeTest(registry, version, tell);
  await registry.attachSmoke(version, test);
  if (!failed(test)) return undefined;
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
  { revision, wanted }: { revision: number; wanted: string | undefined },
): Promise<Outcome> {
  const now = live ? `${live.version} is live` : 'nothing is live';
  const lines = [
    `Would ${sentenceOf(registry.application, operation, live)}, on revision ${revision} (${now}).`,
  ];
  if (wanted) lines.push(`Would first put ${wanted} to a smoke test: none that fits is attached.`);
  try {
    const tried = await registry.operate(operation, revision, { dryRun: 'true' });
    const end = tried.changed ? 'would do it' : 'would have nothing to change';
    lines.push(`The server ${end}: ${tried.message}`);
    return { code: 0, data: { dryRun: true, smokeTest: wanted !== undefined, ...tried }, lines };
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

/** Whether nobody is left who tries it. */
function endsCanary(
  { version, percent: share, accounts }: Extract<Operation, { verb: 'canary' }>['body'],
  live: LiveStatus | null,
): boolean {
  const tried = live?.canary?.version === version ? live.canary.accounts : 0;
  return share === 0 && (accounts?.length ?? tried) === 0;
}

/** An operation in words that go on after "would". */
function sentenceOf(application: string, operation: Operation, live: LiveStatus | null): string {
  if (operation.verb === 'promote') return `promote ${application} ${operation.body.version}`;
  if (operation.verb === 'rollback') {
    return `roll ${application} back${operation.body.version ? ` to ${operation.body.version}` : ''}`;
  }
  if (operation.verb === 'kill') return `take ${application} off with "${operation.body.sentence}"`;
  if (operation.verb === 'revive') return `put ${application} back`;
  const { version, percent: share, accounts = [] } = operation.body;
  if (endsCanary(operation.body, live)) return `end the canary of ${application} ${version}`;
  return `give ${application} ${version} to ${[percent(share), ...accounts].join(', ')}`;
}
