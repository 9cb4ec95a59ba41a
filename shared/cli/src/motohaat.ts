import { dev } from './dev/dev.ts';
import { help } from './release/help.ts';
import { release, type Streams, terminal } from './release/release.ts';
import type { Workplace } from './workplace.ts';

/**
 * The command of a team.
 *
 * @param words what stands behind its name
 * @returns 0 when it is done, 1 when it was refused, 2 when it was not called right
 * @throws UserError when it failed otherwise
 */
export async function motohaat(
  words: string[],
  place: Workplace,
  streams: Streams = terminal,
): Promise<number> {
  const [verb = '--help', ...rest] = words;
  if (verb === '--help' || verb === '-h' || verb === 'help') {
    streams.out(help(place));
    return 0;
  }
  if (verb === 'dev') await dev(rest, place);
  else if (verb === 'new') return place.make(rest);
  else if (verb === 'check') return place.check(rest);
  else return release(words, place, streams);
  return 0;
}
