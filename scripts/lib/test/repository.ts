import { findTestBrowser } from '../browser.ts';
import { buildStale } from '../builds.ts';
import { run } from '../run.ts';
import { counted, type Counts } from './counts.ts';
import { journeys } from './runs.ts';

/**
 * A remote in a repository of its own, from `npm create` to its end, with packages from a registry and
 * without this workspace in reach. Apart from the other journeys: it installs some hundred packages.
 */
export async function testRepository(): Promise<Counts> {
  const browser = await findTestBrowser();
  const types = await run('tsc', ['-b']);
  if (types.code !== 0) {
    process.stdout.write(types.output);
    return counted(0, 1, types.code);
  }
  await buildStale();
  return journeys(browser, ['own-repository'], { UPLINK_REGISTRY: await uplink() });
}

/** The registry that npm asks on this machine: what the packages need from elsewhere comes from there. */
async function uplink(): Promise<string> {
  const { output } = await run('npm', ['config', 'get', 'registry']);
  // Its warnings come first.
  return output.trim().split('\n').at(-1) ?? '';
}
