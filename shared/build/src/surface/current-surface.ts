import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

import { readModule } from './declarations.ts';
import { readSurface } from './read-surface.ts';
import type { Surface } from './surface.ts';

const workspace = resolve(import.meta.dirname, '../../../..');
const require = createRequire(import.meta.url);

let current: Surface | undefined;

/**
 * The surface of the platform that an application is built against: where the platform's sources are at
 * hand, what these say now; elsewhere what its package says.
 *
 * @throws Error when the platform's types do not compile
 */
export function currentSurface(): Surface {
  current ??= existsSync(join(workspace, 'shared/platform/src/index.ts'))
    ? surfaceOfSources()
    : readRecorded(require.resolve('@motohaat/platform/surface.json'));
  return current;
}

/** What the platform exports, as its sources say that the surface was read from. */
export function platformExports(): string[] {
  const { exported } = readModule(join(workspace, 'shared/platform/.tsc/index.d.ts'));
  return [...exported].flatMap(([name, { value }]) => (value ? [name] : []));
}

/** The last surface of a major of before. */
export function formerSurface(major: string): Surface {
  return readRecorded(join(workspace, `shared/platform/surfaces/${major}.json`));
}

/** A surface as `npm run fix` wrote it down. */
function readRecorded(path: string): Surface {
  return (JSON.parse(readFileSync(path, 'utf8')) as { surface: Surface }).surface;
}

function surfaceOfSources(): Surface {
  const tsc = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
  const projects = join(workspace, 'shared/build');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-b', projects], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The platform's types do not compile:\n${stdout}`);
  return readSurface(workspace);
}
