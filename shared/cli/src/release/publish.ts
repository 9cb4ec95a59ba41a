import { join } from 'node:path';

import type { Release } from '@motohaat/contract/composition';
import { readDistFolder } from '@motohaat/releases/dist-folder';
import { ReleaseRefusedError } from '@motohaat/releases/refusals';
import { releaseId } from '@motohaat/releases/release-id';

import { buildChecked } from '../build-checked.ts';
import { type Tell, UserError } from '../terminal/say.ts';
import type { Workplace } from '../workplace.ts';
import { count, kilobytes, weight } from './figures.ts';
import { type Outcome, refused } from './outcome.ts';
import { type Registry, ServerRefusal } from './registry.ts';
import { UsageError } from './usage-error.ts';

export type PublishOptions = {
  /** Instead of the version that the build says. */
  version?: string | undefined;
  /** Check, and send nothing. */
  dryRun?: boolean | undefined;
};

/** Publishes an application whose sources are here, built again if it is stale. */
export async function publishApplication(
  registry: Registry,
  place: Workplace,
  options: PublishOptions,
  tell: Tell,
): Promise<Outcome> {
  const { application } = registry;
  const known = place.applications();
  if (!known.includes(application)) {
    throw new UsageError(`There is no ${application} here to publish: ${known.join(', ')}.`);
  }
  await buildChecked(application, place, tell);
  return publish(registry, join(place.folderOf(application), 'dist'), options);
}

/**
 * Publishes a build. Doing so again changes nothing.
 *
 * @param folder with `release.json` and the files that it lists
 * @throws UserError when the build is not whole, or of another application
 */
export async function publish(
  registry: Registry,
  folder: string,
  options: PublishOptions = {},
): Promise<Outcome> {
  const { release: built, files } = await read(folder);
  const { application, server } = registry;
  if (built.name !== application) {
    throw new UserError(`${folder} holds a build of ${built.name}, not of ${application}.`);
  }
  const release: Release = { ...built, version: options.version ?? built.version };
  if (options.dryRun) return rehearse(registry, release);

  const form = new FormData();
  form.append('release', JSON.stringify(release));
  for (const { path, content } of files) {
    form.append('file', new Blob([new Uint8Array(content)]), path);
  }
  try {
    const published = await registry.publish(form);
    const name = `${application} ${published.version}`;
    const line = published.created
      ? `Published ${name} at ${server} (release ${published.release}). Nobody gets it yet.`
      : `${name} is published at ${server} already, with the same content.`;
    const later = 'Its files are still being compressed; until then people get them as they are.';
    return {
      code: 0,
      data: published,
      lines: published.compressed === false ? [line, later] : [line],
    };
  } catch (error) {
    if (!(error instanceof ServerRefusal)) throw error;
    const taken = error.code === 'version_taken';
    return refused(error, { after: taken ? [whereVersionsStand(application)] : [] });
  }
}

async function rehearse(registry: Registry, release: Release): Promise<Outcome> {
  const { application, server } = registry;
  const { version, files } = release;
  const { releases } = await registry.status();
  const there = releases.find((each) => each.version === version);
  const size = kilobytes(weight(files, ''));
  const lines = [
    `Would send ${application} ${version}: ${count(files.length, 'file')}, ${size} kB, contract ${release.contract}.`,
  ];
  if (release.budget) {
    for (const kind of ['javascript', 'css'] as const) {
      const is = kilobytes(weight(files, kind === 'css' ? '.css' : '.js'));
      lines.push(`  ${kind}: ${is} of ${release.budget[kind]} kB`);
    }
  }
  const id = releaseId(release);
  const taken = there !== undefined && there.release !== id;
  if (there === undefined) lines.push(`${server} has no such version yet.`);
  else if (taken) lines.push(`Refused: ${server} has this version with other content.`);
  else lines.push(`${server} has it already, with the same content.`);
  if (taken) lines.push(whereVersionsStand(application));
  return {
    code: taken ? 1 : 0,
    data: { dryRun: true, application, version, release: id, published: there !== undefined },
    lines,
  };
}

const whereVersionsStand = (application: string) =>
  `Raise the version in ${application}/package.json and say in its CHANGELOG.md what is new.`;

async function read(folder: string) {
  try {
    return await readDistFolder(folder);
  } catch (error) {
    if (error instanceof ReleaseRefusedError) throw new UserError(error.message);
    throw error;
  }
}
