import { UserError } from '@motohaat/cli/terminal/say';
import {
  canRunEngines,
  findHaproxy,
  findPatroni,
  findPgbouncer,
  findPostgres,
  findRedis,
} from '@motohaat/server/fleet';

/** Debian's programs, unpacked where this machine has them not. */
export type Programs = Awaited<ReturnType<typeof findPrograms>>;

/** @throws UserError where one of them cannot be had, or cannot run under this account */
export async function findPrograms() {
  if (!canRunEngines()) {
    throw new UserError(
      'PostgreSQL does not run as root, and this machine has no user namespaces: use another account.',
    );
  }
  return {
    postgres: there(await findPostgres()),
    /** Missing where it cannot run. */
    patroni: await findPatroni(),
    pgbouncer: there(await findPgbouncer()),
    haproxy: there(await findHaproxy()),
    redis: there(await findRedis()),
  };
}

function there<Program extends object>(
  found: Program | { missing: string },
): Exclude<Program, { missing: string }> {
  if ('missing' in found) throw new UserError(found.missing);
  return found as Exclude<Program, { missing: string }>;
}
