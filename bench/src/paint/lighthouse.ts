import { findPorts } from '@motohaat/cli/terminal/ports';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';

/** Times in ms. `score` counts to 100, `benchmark` is Lighthouse's own measure of this machine now. */
export type Audit = {
  score: number;
  firstPaint: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  benchmark: number;
};

/**
 * Opens a page in a browser of its own and has Lighthouse judge it, on the telephone and the line that
 * it imagines.
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
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: ['performance'],
    });
    if (!result) throw new Error(`Lighthouse says nothing of ${url}`);
    const { audits, categories, environment, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      score: Math.round((categories['performance']?.score ?? 0) * 100),
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      benchmark: environment.benchmarkIndex,
    };
  } finally {
    await browser.close();
  }
}
