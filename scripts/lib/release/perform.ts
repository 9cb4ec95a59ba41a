import type { ApplicationStatus, LiveStatus } from '@motohaat/contract/registry';

import { percent } from './figures.ts';
import { type Outcome, refused, type Tell } from './outcome.ts';
import { type Act, type Registry, ServerRefusal } from './registry.ts';
import { failed, smokeFits, smokeTest } from './smoke.ts';

export type PerformOptions = {
  /** The revision on which the act was decided; by default the one that is live now. */
  revision?: number | undefined;
  /** Say what would be done; change nothing. */
  dryRun?: boolean | undefined;
  /** What is known of the application, if somebody has asked already. */
  status?: ApplicationStatus;
  tell: Tell;
};

/**
 * Carries out one act on what is live. Where it brings a release to people, the release is put to a
 * smoke test first, unless one that fits is attached.
 */
export async function perform(
  registry: Registry,
  act: Act,
  { tell, dryRun = false, ...options }: PerformOptions,
): Promise<Outcome> {
  try {
    const status = options.status ?? (await registry.status());
    const revision = options.revision ?? status.revision;
    const wanted = await wantsSmokeTest(registry, act, status, revision);
    if (dryRun) return await rehearse(registry, act, status, { revision, wanted });
    // Whatever else stands in the way is told before anybody waits for a browser.
    if (wanted && (await registry.act(act, revision, { dryRun: 'true' })).changed) {
      const refusal = await putToSmokeTest(registry, wanted, tell);
      if (refusal) return refusal;
    }
    const acted = await registry.act(act, revision);
    const lines = acted.changed ? [acted.message] : [acted.message, 'Nothing was changed.'];
    return { code: 0, data: acted, lines };
  } catch (error) {
    if (!(error instanceof ServerRefusal)) throw error;
    const changed = error.code === 'revision_changed';
    return refused(error, { after: changed ? await whatChanged(registry, options) : [] });
  }
}

/** @returns the version that has to pass a smoke test before the act */
async function wantsSmokeTest(
  registry: Registry,
  act: Act,
  { standing, releases }: ApplicationStatus,
  revision: number,
): Promise<string | undefined> {
  if (act.verb !== 'promote' && act.verb !== 'canary') return undefined;
  const { version } = act.body;
  if (act.verb === 'canary' && endsCanary(act.body, standing)) return undefined;
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
  const faulty = test.pages.filter(({ faults }) => faults.length > 0);
  return {
    code: 1,
    data: { refused: { code: 'smoke_test_failed', pages: faulty } },
    lines: [
      `Refused: the smoke test of ${registry.application} ${version} failed.`,
      ...faulty.flatMap(({ path, faults }) => faults.map((fault) => `  - ${path}: ${fault}`)),
    ],
  };
}

async function rehearse(
  registry: Registry,
  act: Act,
  { standing }: ApplicationStatus,
  { revision, wanted }: { revision: number; wanted: string | undefined },
): Promise<Outcome> {
  const live = standing ? `${standing.version} is live` : 'nothing is live';
  const lines = [
    `Would ${sentenceOf(registry.application, act, standing)}, on revision ${revision} (${live}).`,
  ];
  if (wanted) lines.push(`Would first put ${wanted} to a smoke test: none that fits is attached.`);
  try {
    const judged = await registry.act(act, revision, { dryRun: 'true' });
    const end = judged.changed ? 'would do it' : 'would have nothing to change';
    lines.push(`The server ${end}: ${judged.message}`);
    return { code: 0, data: { dryRun: true, smokeTest: wanted !== undefined, ...judged }, lines };
  } catch (error) {
    if (!(error instanceof ServerRefusal)) throw error;
    return refused(error, { before: lines });
  }
}

/** Who changed what since the revision on which the act was decided. */
async function whatChanged(
  registry: Registry,
  { revision, status }: Pick<PerformOptions, 'revision' | 'status'>,
): Promise<string[]> {
  const since = revision ?? status?.revision ?? 0;
  const newer = (await registry.revisions(20)).filter(({ number }) => number > since);
  const lines = newer.map(
    ({ number, author, act, differences, reason }) =>
      `  revision ${number}: ${author}, ${act} ${differences.map(({ application }) => application).join(', ')} (${reason})`,
  );
  return ['Changed in the meantime:', ...lines, 'Look at it, then run the command again.'];
}

/** Whether nobody is left who tries it. */
function endsCanary(
  { version, percent: share, accounts }: Extract<Act, { verb: 'canary' }>['body'],
  standing: LiveStatus | null,
): boolean {
  const tried = standing?.canary?.version === version ? standing.canary.accounts : 0;
  return share === 0 && (accounts?.length ?? tried) === 0;
}

/** An act in words that go on after "would". */
function sentenceOf(application: string, act: Act, standing: LiveStatus | null): string {
  if (act.verb === 'promote') return `promote ${application} ${act.body.version}`;
  if (act.verb === 'rollback') {
    return `roll ${application} back${act.body.version ? ` to ${act.body.version}` : ''}`;
  }
  if (act.verb === 'kill') return `take ${application} off with "${act.body.sentence}"`;
  if (act.verb === 'revive') return `put ${application} back`;
  const { version, percent: share, accounts = [] } = act.body;
  if (endsCanary(act.body, standing)) return `end the canary of ${application} ${version}`;
  return `give ${application} ${version} to ${[percent(share), ...accounts].join(', ')}`;
}
