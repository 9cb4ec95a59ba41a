import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { UserError } from '../terminal/say.ts';
import { UsageError } from './usage-error.ts';

/** Where the registry is, and what one application's team proves itself with there. */
export type RegistryAccess = {
  server: string;
  application: string;
  token: string;
  /** Application → what its team proves itself with, of the others of a set. */
  others?: Readonly<Record<string, string>>;
};

type Environment = Record<string, string | undefined>;

const localSite = 'http://localhost:4400';

/**
 * Finds the server and the token: as given, from `MOTOHAAT_SERVER` and `MOTOHAAT_TEAM_TOKEN`, and of
 * a server on this machine from the file that it writes at its start.
 *
 * @param state the folder that a server of this place writes into
 * @throws UsageError when the address is none to which a token may be sent
 * @throws UserError when there is no token
 */
export function findAccess(
  application: string,
  given: { server?: string | undefined; token?: string | undefined },
  state: string,
  env: Environment = process.env,
): RegistryAccess {
  const server = origin(given.server ?? env['MOTOHAAT_SERVER'] ?? localSite);
  const token = given.token ?? env['MOTOHAAT_TEAM_TOKEN'];
  if (token) return { server: server.origin, application, token: token.trim() };
  if (!isLoopback(server)) {
    throw new UsageError(
      `${server.origin} wants the token of ${application}'s team: --token or MOTOHAAT_TEAM_TOKEN.`,
    );
  }
  return {
    server: server.origin,
    application,
    token: localToken(application, env['MOTOHAAT_DIR'] ?? state),
  };
}

/**
 * Finds the tokens of the other teams of a set: in `MOTOHAAT_TEAM_TOKENS`, with commas, and of a local
 * server in the files that it writes.
 *
 * @throws UserError when there is none of an application
 */
export function withOthers(
  access: RegistryAccess,
  applications: readonly string[],
  state: string,
  env: Environment = process.env,
): RegistryAccess {
  const shown = (env['MOTOHAAT_TEAM_TOKENS'] ?? '').split(',').map((token) => token.trim());
  const isLocal = isLoopback(new URL(access.server));
  const others = applications.map((application): [string, string] => {
    const token = shown.find((each) => each.startsWith(`mht_${application}_`));
    if (token) return [application, token];
    if (isLocal) return [application, localToken(application, env['MOTOHAAT_DIR'] ?? state)];
    throw new UsageError(
      `${access.server} wants the token of ${application}'s team too: MOTOHAAT_TEAM_TOKENS, with commas.`,
    );
  });
  return { ...access, others: Object.fromEntries(others) };
}

function origin(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new UsageError(`"${text}" is no address of a site, such as https://motohaat.example.`);
  }
  if (url.protocol === 'http:' && !isLoopback(url)) {
    throw new UsageError(`${url.origin} would get the token unencrypted. Name it with https://.`);
  }
  return url;
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d+){3}$/.test(hostname);
}

function localToken(application: string, folder: string): string {
  const file = join(folder, 'team-tokens', application);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  throw new UserError(
    `There is no token of ${application}'s team. A local server writes one to ${file} when it starts (npm start); else name one with --token or MOTOHAAT_TEAM_TOKEN.`,
  );
}
