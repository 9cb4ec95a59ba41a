import { delimiter, join } from 'node:path';

import { applications, buildStale } from '../builds.ts';
import { claim } from '../lock.ts';
import { findPorts, freePorts } from '../ports.ts';
import { root } from '../run.ts';
import { say, UserError } from '../say.ts';
import { startStack } from '../stack.ts';
import { aborted, askedToStop } from '../stop.ts';
import { startDevSite } from './site.ts';

/** Where the search for a free port begins: behind those of a site that runs here. */
const firstPort = 4402;

/** Serves one remote in development beside everything that a site has, until it is asked to stop. */
export async function serveAlone(remote: string, server?: string): Promise<void> {
  const asked = askedToStop();
  const site = server === undefined ? await startSite(remote) : undefined;
  try {
    const upstream = site?.url ?? siteAt(server ?? '');
    const { site: port } = await findPorts(firstPort);
    say(`Building ${remote} and the shell for development`);
    const dev = await startDevSite({ remote, server: new URL(upstream), port });
    say(`${dev.url} shows ${remote} and the shell as you edit them, all else from ${upstream}`);
    const why = await Promise.race([aborted(asked), ...(site ? [site.ended] : [])]);
    await dev.stop();
    if (why)
      throw new UserError(`The ${why} ended by itself. Its log: ${join(folder, `${why}.log`)}`);
  } finally {
    await site?.stop();
  }
}

const folder = join(root, '.motohaat');

/** A site of this folder, without the remote in hand: that one may be broken just now. */
async function startSite(remote: string) {
  const release = claim(folder);
  try {
    const ports = await freePorts(process.env['PORT']);
    const others = applications().filter((name) => name !== remote);
    await buildStale(others);
    say('Starting the database, the sandbox and the server');
    const stack = await startStack(ports, folder, {
      PUBLISH_FROM: others.map((name) => join(root, name, 'dist')).join(delimiter),
    });
    return { ...stack, stop: () => stack.stop().finally(release) };
  } catch (error) {
    release();
    throw error;
  }
}

function siteAt(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UserError(`“${text}” is no address of a site, such as https://motohaat.example.`);
  }
  return url.origin;
}
