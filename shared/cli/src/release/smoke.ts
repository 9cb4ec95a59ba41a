import { setTimeout as sleep } from 'node:timers/promises';

import type { ApplicationStatus, Member } from '@motohaat/contract/registry';
import type { SmokePage, SmokeStanding } from '@motohaat/contract/smoke-tests';

import { type Tell, UserError } from '../terminal/say.ts';
import { askedToStop } from '../terminal/stop.ts';
import { count } from './figures.ts';
import { unlessStopped } from './outcome.ts';
import type { Registry } from './registry.ts';

/** ms from one question how far it is to the next. */
const pause = 1_000;

/** What a machine of the server's found. */
export type SmokeReport = NonNullable<SmokeStanding['report']>;

/**
 * Orders a smoke test of the server and waits until one of its machines has made it. Where none looks at
 * releases now, it says so and goes on waiting.
 *
 * @throws UserError when no machine could make it
 */
export async function smokeTest(
  registry: Registry,
  version: string,
  tell: Tell,
): Promise<SmokeReport> {
  const name = `${registry.application} ${version}`;
  tell(`Smoke test of ${name}: ordered from ${registry.server}`);
  let standing = await registry.orderSmoke(version);
  let told = '';
  while (standing.state === 'waiting' || standing.state === 'running') {
    const news = newsOf(standing);
    if (news !== told) tell(news);
    told = news;
    await sleep(pause, undefined, { signal: askedToStop() }).catch(unlessStopped);
    standing = await registry.smoke(version);
  }
  const { report, problem, state } = standing;
  if (state !== 'done' || !report) {
    throw new UserError(`The smoke test of ${name} could not be made: ${problem ?? state}`);
  }
  for (const page of report.pages) tellPage(page, tell);
  return report;
}

function newsOf({ state, problem, done, of }: SmokeStanding): string {
  if (problem !== null) return problem;
  if (state === 'waiting') return 'Waiting for a machine that looks at releases';
  // A line for each tenth is enough to see that it goes on.
  const tenths = of ? Math.floor((10 * done) / of) : 0;
  return `A machine looks at it: ${10 * tenths} % of ${of ? count(of, 'view') : 'its pages'}`;
}

function tellPage({ path, faults, notes = [], views, milliseconds }: SmokePage, tell: Tell): void {
  const verdict = faults.length === 0 ? 'ok   ' : 'FAIL ';
  const looked = views === undefined ? '' : `${count(views, 'view')}, `;
  tell(`${verdict} ${path} (${looked}${milliseconds} ms)`);
  for (const fault of faults) tell(`      ${fault}`);
  for (const note of notes) tell(`      (${note})`);
}

type Attached = ApplicationStatus['releases'][number]['smoke'];

/**
 * Whether the smoke test that a release has tells of what is to be given: it passed, was made in the company
 * of the same set, and since then the shell is the same (for the shell: every remote is).
 *
 * @param test.beside the other releases of the set; none where it is given alone
 */
export async function smokeFits(
  registry: Registry,
  { attached, beside }: { attached: Attached; beside: readonly Member[] },
  revision: number,
): Promise<boolean> {
  if (!attached?.passed) return false;
  const set = beside.map(({ application }) => application);
  const lookedAt = (attached.with ?? []).map(({ application }) => application);
  if (lookedAt.toSorted().join() !== set.toSorted().join()) return false;
  if (attached.revision === revision) return true;
  const { differences } = await registry.difference(attached.revision, revision);
  const isShell = registry.application === 'shell';
  return !differences.some(
    ({ application, version }) =>
      version && (application === 'shell') !== isShell && !set.includes(application),
  );
}
