import { parseArgs } from 'node:util';

import type { Manifest } from '@motohaat/contract/composition';
import { isRoutePattern, patternKey } from '@motohaat/contract/route-pattern';
import { isServerPath, isShellPath } from '@motohaat/contract/site-paths';
import { type Audience, audiences } from '@motohaat/domain/role';

import { WrongRemoteError } from './wrong-remote-error.ts';

/**
 * How a remote is asked for.
 *
 * @param call the command, with the name
 * @param audience whose it is where none is said; without it one must be
 */
export function usageOf(call: string, audience?: Audience): string {
  const options = '[--path /dashboard/name] [--title "Name"]';
  const forWhom = `--audience ${audiences.join('|')}`;
  return `${call} ${audience ? `[${forWhom}]` : forWhom} ${options}

  NAME        lower-case letters, digits and dashes, such as price-alerts
  --audience  who may have it${audience ? `; by default ${audience}` : ''}
  --path      where its page is; by default /dashboard/NAME, for the public /NAME
  --title     of the page and its menu entry; by default made of NAME. Its Bangla you say in the
              manifest and in messages/bn.tsx
`;
}

/** How the plan is asked for: see {@link usageOf}. */
type Asked = { usage?: string; audience?: Audience };

/** A remote that is to be made. */
export type RemotePlan = {
  /** As in `mfe-price-alerts`. */
  name: string;
  /** Of the page: the name without `mfe-`. */
  id: string;
  audience: Audience;
  path: string;
  title: string;
  frame: 'site' | 'dashboard';
  place: 'navbar' | 'dashboard';
  /** Behind the menu entries that the same people have. */
  order: number;
};

/**
 * Reads what a remote should be from the words of the command.
 *
 * @param existing the manifests of the remotes that are there, as far as they are known
 * @param asked.audience whose it is where none is said
 * @returns nothing when help was asked for
 * @throws WrongRemoteError when something is missing, malformed or taken
 */
export function planRemote(
  words: string[],
  existing: Manifest[],
  { usage = '', audience: usual }: Asked = {},
): RemotePlan | undefined {
  const { values, positionals } = read(words, usage);
  if (values.help) return undefined;
  const [given, ...more] = positionals;
  if (given === undefined) throw new WrongRemoteError(`Name the remote.\n\n${usage}`);
  if (more.length > 0) throw new WrongRemoteError(`“${more[0]}” is one word too many.\n\n${usage}`);
  const id = idOf(given);
  const name = `mfe-${id}`;
  if (existing.some((each) => each.name === name))
    throw new WrongRemoteError(`${name} is there already.`);
  const audience = audiences.find((each) => each === (values.audience ?? usual));
  if (!audience) {
    throw new WrongRemoteError(`Say for whom it is: --audience ${audiences.join(', ')}.`);
  }
  const path = pathOf(values.path ?? (audience === 'public' ? `/${id}` : `/dashboard/${id}`));
  refuseTaken(path, existing);
  const place = path.startsWith('/dashboard/') ? 'dashboard' : 'navbar';
  return {
    name,
    id,
    audience,
    path,
    title: titleOf(values.title ?? wordsOf(id).join(' ')),
    frame: place === 'dashboard' ? 'dashboard' : 'site',
    place,
    order: lastOrder(existing, audience, place) + 10,
  };
}

/** `price-alerts` → `Price`, `Alerts`. */
export function wordsOf(id: string): string[] {
  return id.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
}

function read(words: string[], usage: string) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h' },
        audience: text,
        path: text,
        title: text,
      },
    });
  } catch (error) {
    throw new WrongRemoteError(`${(error as Error).message}\n\n${usage}`);
  }
}

function idOf(given: string): string {
  const id = given.replace(/^mfe-/, '');
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id) || id.length > 40) {
    throw new WrongRemoteError(
      `“${given}” is no name for a remote: lower-case letters, digits and single dashes, beginning with a letter, at most 40.`,
    );
  }
  // The build gives the table of pages a chunk of this name.
  if (id === 'remote')
    throw new WrongRemoteError('“remote” cannot be a remote’s name: choose another.');
  // Class names carry it, and the shell's its own: a manifest may not say so.
  if (id === 'shell')
    throw new WrongRemoteError(
      '“shell” cannot be a remote’s name: the shell has it. Choose another.',
    );
  return id;
}

function pathOf(path: string): string {
  if (path === '/' || !isRoutePattern(path) || path.includes(':')) {
    throw new WrongRemoteError(
      `“${path}” is no path for its page: segments of letters, digits and dashes, such as /dashboard/price-alerts.`,
    );
  }
  return path;
}

function refuseTaken(path: string, existing: Manifest[]): void {
  if (isServerPath(path)) throw new WrongRemoteError(`${path} belongs to the server.`);
  if (isShellPath(path)) throw new WrongRemoteError(`${path} belongs to the shell.`);
  const owner = existing.find(({ routes }) =>
    routes.some((route) => patternKey(route.path) === patternKey(path)),
  );
  if (owner) throw new WrongRemoteError(`${path} belongs to ${owner.name}.`);
}

/** It is written into code as it stands. */
function titleOf(title: string): string {
  if (!/^[\p{L}\p{N}][\p{L}\p{N} ,.’-]{0,39}$/u.test(title)) {
    throw new WrongRemoteError(`“${title}” is no title: letters, digits and blanks, at most 40.`);
  }
  return title;
}

function lastOrder(existing: Manifest[], audience: Audience, place: string): number {
  const orders = existing
    .filter((manifest) => manifest.audience === audience)
    .flatMap(({ navigation }) => navigation.filter((entry) => entry.place === place))
    .map(({ order }) => order);
  return Math.max(0, ...orders);
}
