import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { UserError } from '../terminal/say.ts';
import type { Workplace } from '../workplace.ts';

/**
 * The version of an application whose sources are here.
 *
 * @throws UserError when they are not
 */
export function ownVersion({ applications, folderOf }: Workplace, application: string): string {
  if (!applications().includes(application)) {
    throw new UserError(`Name the release with --version: there is no ${application} here.`);
  }
  const text = readFileSync(join(folderOf(application), 'package.json'), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}
