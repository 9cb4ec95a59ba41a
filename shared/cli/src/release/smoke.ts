import type { ApplicationStatus, SmokeTest } from '@motohaat/contract/registry';
import { type Browser, chromium } from 'playwright';

import { findChromium } from '../terminal/chromium.ts';
import { type Tell, UserError } from '../terminal/say.ts';
import { count } from './figures.ts';
import type { Registry } from './registry.ts';
import { testPage } from './smoke-page.ts';
import { planSmokeTest } from './smoke-plan.ts';

/** Most of a page's time is waiting. */
const pagesAtOnce = 3;

/**
 * Loads the pages of the live set with a candidate in its place in a headless Chromium, and
 * reports what is wrong with them.
 */
export async function smokeTest(
  registry: Registry,
  version: string,
  tell: Tell,
): Promise<SmokeTest> {
  const plan = await planSmokeTest(registry, version);
  const [first] = plan;
  if (!first) {
    throw new UserError(`${registry.application} ${version} has no page that could be tried.`);
  }
  tell(
    `Smoke test of ${registry.application} ${version}: ${count(plan.length, 'page')}, revision ${first.composition.revision}`,
  );
  const browser = await launch();
  try {
    const pages: SmokeTest['pages'] = [];
    const waiting = [...plan.entries()];
    const visitNext = async (): Promise<void> => {
      const next = waiting.shift();
      if (!next) return;
      const [index, planned] = next;
      const page = await testPage(browser, registry, version, planned);
      const verdict = page.faults.length === 0 ? 'ok   ' : 'FAIL ';
      tell(`${verdict} ${page.path} (${page.milliseconds} ms)`);
      for (const finding of page.faults) tell(`      ${finding}`);
      pages[index] = page;
      await visitNext();
    };
    await Promise.all(Array.from({ length: pagesAtOnce }, visitNext));
    const { revision } = first.composition;
    return { revision, browser: `Chromium ${browser.version()}`, pages };
  } finally {
    await browser.close();
  }
}

/** Whether a page of a smoke test failed. */
export const failed = ({ pages }: SmokeTest): boolean =>
  pages.some(({ faults }) => faults.length > 0);

type Attached = ApplicationStatus['releases'][number]['smoke'];

/**
 * Whether the smoke test that a release has tells of the set that is live now: it passed, and since
 * then the shell is the same (for the shell: every remote is).
 */
export async function smokeFits(
  registry: Registry,
  attached: Attached,
  revision: number,
): Promise<boolean> {
  if (!attached?.passed) return false;
  if (attached.revision === revision) return true;
  const { differences } = await registry.difference(attached.revision, revision);
  const isShell = registry.application === 'shell';
  return !differences.some(
    ({ application, version }) => version && (application === 'shell') !== isShell,
  );
}

async function launch(): Promise<Browser> {
  const rootFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const quiet = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];
  return chromium.launch({
    executablePath: await findChromium(),
    args: [...rootFlags, '--disable-gpu', '--disable-quic', '--no-first-run', ...quiet],
  });
}
