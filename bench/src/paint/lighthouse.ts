import { findPorts } from '@motohaat/cli/terminal/ports';
import { chromium } from '@playwright/test';
import lighthouse, {
  type Artifacts,
  auditFlowArtifacts,
  type Flags,
  type Result,
  type RunnerResult,
} from 'lighthouse';

import { slowdownOn, usualSlowdown } from './telephone.ts';

/** Times in ms. `score` counts to 100, `benchmark` is Lighthouse's own measure of this machine now. */
export type Audit = {
  score: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  benchmark: number;
  /** Score and blocked time on a telephone that is four times slower than this machine. */
  usualScore: number;
  usualBlocked: number;
};

const flags: Flags = { logLevel: 'error', output: 'json', onlyCategories: ['performance'] };

/**
 * Opens a page in a browser of its own and has Lighthouse judge it, on the telephone and the line that
 * it imagines; where this machine is slower than Lighthouse supposes, on that telephone all the same.
 *
 * @param program path of a Chromium
 * @throws Error when the page could not be judged
 */
export async function audit(program: string, args: string[], url: string): Promise<Audit> {
  const { site: port } = await findPorts(4760);
  const browser = await chromium.launch({
    executablePath: program,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const { lhr, artifacts } = await open(url, port);
    const benchmark = lhr.environment.benchmarkIndex;
    const usual = figuresOf(lhr);
    const figures = figuresOf(await judge(artifacts, lhr, slowdownOn(benchmark)));
    return { ...figures, benchmark, usualScore: usual.score, usualBlocked: usual.blocked };
  } finally {
    await browser.close();
  }
}

/** Now and then a browser's record of a visit has no beginning: Lighthouse asks to be run again then. */
const mostTries = 3;

async function open(url: string, port: number): Promise<RunnerResult> {
  for (let tries = 1; ; tries += 1) {
    const opened = await lighthouse(url, { ...flags, port });
    const error = opened ? opened.lhr.runtimeError : { message: 'Lighthouse says nothing.' };
    if (opened && !error) return opened;
    if (tries === mostTries) throw new Error(`${url}: ${error?.message}`);
  }
}

/** Of the same visit, what it would have been on a telephone so many times slower than this machine. */
async function judge(artifacts: Artifacts, lhr: Result, slowdown: number): Promise<Result> {
  if (slowdown === usualSlowdown) return lhr;
  const throttling = { ...lhr.configSettings.throttling, cpuSlowdownMultiplier: slowdown };
  const settings = { ...artifacts.settings, throttling };
  const step = { artifacts: { ...artifacts, settings }, flags: { ...flags, throttling } };
  const { steps } = await auditFlowArtifacts({ gatherSteps: [step] });
  if (!steps[0]) throw new Error(`Lighthouse says nothing of ${lhr.requestedUrl}`);
  return steps[0].lhr;
}

function figuresOf({ audits, categories }: Result) {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories['performance']?.score ?? 0) * 100),
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}
