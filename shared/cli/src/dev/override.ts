import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { buildChecked } from '../build-checked.ts';
import { findAccess } from '../release/access.ts';
import { openRegistry, ServerRefusal } from '../release/registry.ts';
import { findPorts } from '../terminal/ports.ts';
import { say, UserError } from '../terminal/say.ts';
import { aborted, askedToStop } from '../terminal/stop.ts';
import type { Workplace } from '../workplace.ts';
import type { DevPlan } from './arguments.ts';
import { startBuildServer } from './build-server.ts';
import { quiet, watchSources } from './sources.ts';

/** Behind the ports of a site and of a development site on this machine. */
const firstPort = 4412;

/**
 * Puts a remote of this working tree into the pages of one account, builds what is edited, and takes
 * it away again when this process is asked to stop.
 *
 * @throws UserError when the server refuses
 */
export async function serveOverride(
  plan: DevPlan & { mode: 'override' },
  place: Workplace,
): Promise<void> {
  const { remote, account, hours } = plan;
  const dist = join(place.folderOf(remote), 'dist');
  const access = findAccess(remote, plan, place.state);
  const registry = openRegistry(access);
  const watching = new AbortController();
  const { site: port } = await findPorts(firstPort);
  const builds = await startBuildServer(access.server, port);
  try {
    await buildChecked(remote, place, say);
    const edits = watchSources(place.sourcesOf(remote), watching.signal);
    const { origin } = builds;
    const release = await builds.take(dist);
    const made = await registry.makeOverride({ account, origin, hours, release });
    say(`${account}, signed in, opens: ${made.url}`);
    const end = new Date(made.expiresAt);
    say(
      `Until ${end.toLocaleTimeString()} or Ctrl-C; edits are built, reload the page to see them`,
    );
    try {
      await followEdits(edits, end, async () => {
        await buildChecked(remote, place, say);
        await registry.refreshOverride(made.id, await builds.take(dist));
        say(`${remote} is built: reload the page`);
      });
    } finally {
      // Ctrl-C is the reason to do this, and must not break it off.
      await openRegistry(access, new AbortController().signal).endOverride(made.id);
      say('The override has ended');
    }
  } catch (error) {
    throw error instanceof ServerRefusal ? refused(error) : error;
  } finally {
    watching.abort();
    builds.stop();
  }
}

/** @param build its errors are printed, and the next edit may mend them */
async function followEdits(
  edits: ReturnType<typeof watchSources>,
  end: Date,
  build: () => Promise<void>,
): Promise<void> {
  const asked = askedToStop();
  const over = sleep(end.getTime() - Date.now(), 'over', { ref: false, signal: asked });
  const stop = Promise.race([aborted(asked), over]).catch(() => 'over');
  let edit = once(edits, 'edit');
  while ((await Promise.race([edit, stop.then(() => 'stop')])) !== 'stop') {
    await sleep(quiet);
    edit = once(edits, 'edit');
    try {
      await build();
    } catch (error) {
      if (error instanceof UserError) say(error.message);
      else if (error instanceof ServerRefusal) say(refused(error).message);
      else throw error;
    }
  }
}

function refused({ message, reasons }: ServerRefusal): UserError {
  return new UserError([message, ...reasons.filter((each) => each !== message)].join('\n  '));
}
