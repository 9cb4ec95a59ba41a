import { parseArgs } from 'node:util';

import { UserError } from '../terminal/say.ts';
import type { Workplace } from '../workplace.ts';

type Here = Pick<Workplace, 'command' | 'serveEverything' | 'startSite'>;

/** How `dev` is used in this place. */
export function usage({ command, serveEverything, startSite }: Here): string {
  const dev = command('dev');
  const everything = `${dev}
    Serves everything from this folder, and builds what you edit.

`;
  return `${serveEverything ? everything : ''}${dev} mfe-NAME [--server URL]
    Serves that remote and the shell in development, edits refreshing in place, and everything else
    from the site at URL${startSite ? '; without it a site is started here' : ''}.

${dev} mfe-NAME --override you@example.com [--hours 8] [--server URL] [--token TOKEN]
    Puts that remote into the pages of one account of the site at URL, from this machine, for some
    hours (8 at most) or until Ctrl-C.
`;
}

/** What to serve. */
export type DevPlan =
  | { mode: 'help' }
  | { mode: 'everything' }
  | { mode: 'alone'; remote: string; server?: string | undefined }
  | {
      mode: 'override';
      remote: string;
      account: string;
      hours: number;
      server?: string | undefined;
      token?: string | undefined;
    };

/**
 * @param remotes the names of those that are here; where there is one alone, it is meant
 * @throws UserError when the words make no sense
 */
export function planDev(words: string[], remotes: string[], here: Here): DevPlan {
  const { values, positionals } = read(words, here);
  const [named, ...more] = positionals;
  const remote = named ?? (here.serveEverything ? undefined : remotes[0]);
  const { server, override: account, hours = '8', token } = values;
  if (values.help) return { mode: 'help' };
  if (more.length > 0) throw new UserError(`“${more[0]}” is one word too many.\n\n${usage(here)}`);
  if (remote === undefined) {
    if (Object.keys(values).length > 0) throw new UserError(`Name the remote.\n\n${usage(here)}`);
    return { mode: 'everything' };
  }
  if (!remotes.includes(remote)) {
    throw new UserError(`There is no remote ${remote} here. There are ${remotes.join(', ')}.`);
  }
  if (account === undefined) {
    if (values.hours ?? token) throw new UserError('--hours and --token belong to --override.');
    return { mode: 'alone', remote, server };
  }
  const limit = Number(hours);
  if (!(limit > 0 && limit <= 8)) {
    throw new UserError(`--hours must be a number up to 8, not “${hours}”.`);
  }
  return { mode: 'override', remote, account, hours: limit, server, token };
}

function read(words: string[], here: Here) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        server: text,
        override: text,
        hours: text,
        token: text,
      },
    });
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n\n${usage(here)}`);
  }
}
