import type { Release, RemoteRelease, ShellRelease } from '@motohaat/contract/composition';
import { isRoutePattern } from '@motohaat/contract/route-pattern';
import { textIn } from '@motohaat/domain/language';

import { ReleaseRefusedError } from './refusals.ts';

/** A path within a release: plain segments, so that it is the same path on every file system. */
const filePathForm = /^(?!.*(?:^|\/)\.)(?=.{1,200}$)[\w@.+-]+(?:\/[\w@.+-]+)*$/;

/** Names that the server adds beside a file, for its precompressed forms. */
const compressedName = /\.(?:br|gz)$/;

/**
 * Checks that what a release says of itself holds together; whether the files are what it says is
 * checked where they are read.
 *
 * @throws ReleaseRefusedError with the first thing that is wrong
 */
export function checkRelease(release: Release): void {
  const listed = new Set<string>();
  for (const { path } of release.files) {
    if (!filePathForm.test(path)) refuse(release, `the file path "${path}" is not allowed`);
    if (compressedName.test(path)) {
      refuse(release, `"${path}" is compressed already; the server does that itself`);
    }
    if (listed.has(path)) refuse(release, `the file "${path}" is listed twice`);
    listed.add(path);
  }
  const folders = new Set([...listed].flatMap(foldersOf));
  for (const path of listed) {
    if (folders.has(path)) refuse(release, `"${path}" is a file and a folder`);
  }
  const { server } = release;
  for (const path of [...namedFiles(release), ...(server === undefined ? [] : [server])]) {
    if (!listed.has(path)) refuse(release, `it names the file "${path}" but does not list it`);
  }
  if (server !== undefined && namedFiles(release).includes(server)) {
    refuse(release, `it names "${server}" for the server alone and for browsers`);
  }
  if (release.kind === 'remote') checkRoutes(release);
}

/** `a` and `a/b` of `a/b/c.js`. */
function foldersOf(path: string): string[] {
  const names = path.split('/').slice(0, -1);
  return names.map((_name, index) => names.slice(0, index + 1).join('/'));
}

/** Files that browsers are told of. */
function namedFiles(release: Release): string[] {
  return release.kind === 'shell'
    ? [...release.scripts, ...release.styles]
    : [release.entry, ...Object.values(release.preload).flat()];
}

function checkRoutes(release: RemoteRelease): void {
  const ids = new Set(release.routes.map(({ id }) => id));
  if (ids.size !== release.routes.length) refuse(release, 'two of its routes have the same id');
  for (const { path } of release.routes) {
    if (!isRoutePattern(path)) refuse(release, `the route path "${path}" is not one we can match`);
  }
  for (const { label, path, purpose } of release.navigation) {
    if ((path === undefined) === (purpose === undefined)) {
      refuse(
        release,
        `the menu entry "${textIn('en', label)}" leads neither to one path nor to one purpose`,
      );
    }
    if (path !== undefined && !isRoutePattern(path)) {
      refuse(release, `the navigation path "${path}" is not a path`);
    }
  }
  for (const id of Object.keys(release.preload)) {
    if (!ids.has(id)) refuse(release, `it preloads files for the route "${id}", which it lacks`);
  }
}

function refuse(release: RemoteRelease | ShellRelease, what: string): never {
  throw new ReleaseRefusedError(`The build of ${release.name} was not published: ${what}.`);
}
