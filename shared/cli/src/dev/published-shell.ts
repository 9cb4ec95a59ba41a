import {
  developmentFile,
  developmentKey,
  type DevelopmentShell,
} from '@motohaat/build/development-shell';

import { UserError } from '../terminal/say.ts';
import type { DevShell } from './document.ts';

/** The shell of a site, built for development there. */
export type PublishedShell = DevShell & {
  /** Path → content. */
  files: ReadonlyMap<string, Buffer>;
};

/**
 * Reads the build for development that a site's live shell was released with.
 *
 * @param trusted the public key whose compositions it takes up in this run
 * @param base the path below which its files are, without a slash at the end
 * @throws UserError when the site does not answer, or its shell has no such build
 */
export async function readPublishedShell(
  site: URL,
  { trusted, base }: { trusted: string; base: string },
): Promise<PublishedShell> {
  const release = /"\/shell\/([\w-]+)\//.exec(await read(new URL('/', site)))?.[1];
  const text = release && (await read(new URL(`/shell/${release}/${developmentFile}`, site)));
  if (!text) {
    throw new UserError(
      `${site.origin} has no shell for development: its live one was released before there was one.`,
    );
  }
  const { scripts, styles, files } = JSON.parse(text) as DevelopmentShell;
  const at = (path: string) => `${base}/${path}`;
  const contents = Object.entries(files).map(([path, file]): [string, Buffer] => [
    at(path),
    'text' in file
      ? Buffer.from(file.text.replaceAll(developmentKey, trusted))
      : Buffer.from(file.base64, 'base64'),
  ]);
  return { scripts: scripts.map(at), styles: styles.map(at), files: new Map(contents) };
}

async function read(url: URL): Promise<string> {
  const headers = { accept: url.pathname === '/' ? 'text/html' : '*/*' };
  const answer = await fetch(url, { headers }).catch(() => undefined);
  if (!answer) throw new UserError(`${url.origin} cannot be reached. Is the address right?`);
  return answer.ok ? answer.text() : '';
}
