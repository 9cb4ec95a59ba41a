import { findPorts } from '../terminal/ports.ts';
import { say, UserError } from '../terminal/say.ts';
import { aborted, askedToStop } from '../terminal/stop.ts';
import type { LocalSite, Workplace } from '../workplace.ts';
import { startDevSite } from './site.ts';

/** Where the search for a free port begins: behind those of a site that runs here. */
const firstPort = 4402;

/** Serves one remote in development beside everything that a site has, until it is asked to stop. */
export async function serveAlone(remote: string, place: Workplace, named?: string): Promise<void> {
  const asked = askedToStop();
  // Where a site can be started here, one that releases go to is none to work beside by accident.
  const server = named ?? (place.startSite ? undefined : process.env['MOTOHAAT_SERVER']);
  const site = server === undefined ? await startSite(remote, place) : undefined;
  try {
    const upstream = site?.url ?? siteAt(server ?? '');
    const { site: port } = await findPorts(firstPort);
    say(`Building ${remote} and the shell for development`);
    const dev = await startDevSite({ remote, server: new URL(upstream), port, place });
    say(`${dev.url} shows ${remote} and the shell as you edit them, all else from ${upstream}`);
    const why = await Promise.race([aborted(asked), ...(site ? [site.ended] : [])]);
    await dev.stop();
    if (why) throw new UserError(`The ${why.part} ended by itself. Its log: ${why.log}`);
  } finally {
    await site?.stop();
  }
}

async function startSite(remote: string, { startSite: start }: Workplace): Promise<LocalSite> {
  if (start) return start(remote);
  throw new UserError(
    'Name the site that it is worked on beside: --server https://…, or MOTOHAAT_SERVER.',
  );
}

function siteAt(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UserError(`“${text}” is no address of a site, such as https://motohaat.example.`);
  }
  return url.origin;
}
