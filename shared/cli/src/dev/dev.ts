import type { Workplace } from '../workplace.ts';
import { serveAlone } from './alone.ts';
import { planDev, usage } from './arguments.ts';
import { serveOverride } from './override.ts';

/**
 * Serves what is worked on, until it is asked to stop.
 *
 * @throws UserError when the words make no sense, or a server refuses
 */
export async function dev(words: string[], place: Workplace): Promise<void> {
  const remotes = place.applications().filter((name) => name !== 'shell');
  const plan = planDev(words, remotes, place);
  if (plan.mode === 'help') process.stdout.write(usage(place));
  else if (plan.mode === 'everything') await place.serveEverything?.();
  else if (plan.mode === 'alone') await serveAlone(plan.remote, place, plan.server);
  else await serveOverride(plan, place);
}
