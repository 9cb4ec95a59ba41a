import { join } from 'node:path';

import { mostPreviewDays } from '@motohaat/contract/previews';
import { readDistFolder } from '@motohaat/releases/dist-folder';
import { releaseId } from '@motohaat/releases/release-id';

import { buildChecked } from '../build-checked.ts';
import { type Tell, UserError } from '../terminal/say.ts';
import type { Workplace } from '../workplace.ts';
import { branchPreviewName, currentBranch } from './branch.ts';
import type { Command } from './command.ts';
import { moment } from './figures.ts';
import type { Outcome } from './outcome.ts';
import { pullRequestComment } from './preview-comment.ts';
import { publish } from './publish.ts';
import { openRegistry, type Registry } from './registry.ts';
import { type SmokeReport, smokeTest } from './smoke.ts';
import { UsageError } from './usage-error.ts';

/** Shows a branch's releases on the real site, or ends that. */
export async function preview(
  registry: Registry,
  place: Workplace,
  command: Command,
  tell: Tell,
): Promise<Outcome> {
  const { application } = registry;
  const name = command.name ?? (await branchName());
  if (command.end) {
    await registry.endPreview(name);
    return { code: 0, data: { ended: name }, lines: [`The preview ${name} has ended.`] };
  }
  const published = command.version ?? (await publishBranch(registry, place, name, tell));
  if (typeof published !== 'string') return published;
  const made = await registry.makePreview({
    name,
    releases: [{ application, version: published }, ...command.with],
    days: command.days ?? mostPreviewDays,
  });
  const data = { ...made, application, version: published, with: command.with };
  if (command.comment) {
    const report = await reportFor(registry, published, command, tell);
    return { code: 0, data, lines: pullRequestComment(await registry.status(), data, report) };
  }
  const until = `until ${moment(made.expiresAt)} UTC`;
  return { code: 0, data, lines: [`The preview ${name} is at ${made.url} ${until}.`] };
}

/**
 * What a machine of the server's found on the release's pages, in the company of the others of its set; it
 * is ordered where none has looked yet, and waited for where one looks at releases now.
 *
 * @returns the report, or why there is none, as a sentence
 */
async function reportFor(
  registry: Registry,
  version: string,
  { with: beside }: Command,
  tell: Tell,
): Promise<SmokeReport | string> {
  const { report, attended } = await registry.smoke(version);
  if (report) return report;
  if (!attended) return 'No smoke test yet: no machine looks at releases now.';
  const together = beside.length > 0 ? openRegistry(registry, undefined, { beside }) : registry;
  try {
    return await smokeTest(together, version, tell);
  } catch (error) {
    if (error instanceof UserError) return error.message;
    throw error;
  }
}

/** @returns its version, or how publishing it was refused */
async function publishBranch(
  registry: Registry,
  place: Workplace,
  name: string,
  tell: Tell,
): Promise<string | Outcome> {
  const { application } = registry;
  await buildChecked(application, place, tell);
  const folder = join(place.folderOf(application), 'dist');
  const { release } = await readDistFolder(folder);
  // Of every content of the branch its own: what is published never changes.
  const version = `${release.version}-${name}.r${releaseId(release).slice(0, 8)}`;
  const outcome = await publish(registry, folder, { version });
  if (outcome.code !== 0) return outcome;
  tell(outcome.lines[0] ?? '');
  return version;
}

/** The branch, as a preview may be called. @throws UsageError where there is none */
async function branchName(): Promise<string> {
  const branch = await currentBranch();
  if (branch) return branchPreviewName(branch);
  throw new UsageError('Say what the preview is called: --name.');
}
