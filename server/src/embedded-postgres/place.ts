import path from 'node:path';

import { DatabaseStartError } from '../database/errors.ts';
import { type Binaries, binariesIn, findInstallation } from './binaries.ts';
import { baseOf, giveTo, reachableInstallation } from './elsewhere.ts';
import { canRun, canWrite, ownerOf, type RunAs, unprivilegedAccount } from './run-as.ts';

/** Where one embedded database lies and how its programs are run. */
export interface Place {
  /** The folder of everything that is its own. */
  base: string;
  /** PostgreSQL's data directory. */
  data: string;
  binaries: Binaries;
  runAs: RunAs;
}

export interface PlaceOptions {
  dir: string;
  log: (message: string) => void;
  /** A folder laid out as PostgreSQL installs itself; what npm installed when left out. */
  installation?: string;
  /** For root: which way round PostgreSQL's refusal of root. The first that works when left out. */
  asRoot?: 'namespace' | 'account';
  /** For root: where files go that an unprivileged account cannot reach. */
  elsewhere?: string;
}

/**
 * Decides under whom PostgreSQL runs, and so in which folder.
 *
 * @throws DatabaseStartError if there is no PostgreSQL for this platform, or it cannot run here
 */
export async function preparePlace(options: PlaceOptions): Promise<Place> {
  const { dir } = options;
  const installation = options.installation ?? (await findInstallation());
  if (process.getuid?.() === 0) return preparePlaceForRoot(options, installation);
  const self: RunAs = { kind: 'self' };
  if (!canRun(self, binariesIn(installation).postgres)) throw cannotRun();
  return placeIn(dir, self, installation);
}

function placeIn(base: string, runAs: RunAs, installation: string): Place {
  return { base, data: path.join(base, 'data'), binaries: binariesIn(installation), runAs };
}

async function preparePlaceForRoot(options: PlaceOptions, installation: string): Promise<Place> {
  const { dir, log, asRoot, elsewhere = '/var/lib/motohaat' } = options;
  const base = await baseOf(dir);
  const owner = ownerOf(path.join(base, 'data'));
  const namespace: RunAs = { kind: 'namespace' };
  if (
    owner === undefined &&
    asRoot !== 'account' &&
    canRun(namespace, binariesIn(installation).postgres) &&
    canWrite(namespace, base)
  ) {
    return placeIn(base, namespace, installation);
  }

  const runAs = owner ?? unprivilegedAccount();
  if (runAs === undefined) {
    throw new DatabaseStartError(
      'PostgreSQL does not run as root, and this machine has neither user namespaces nor an ' +
        'unprivileged account (postgres, nobody): set DATABASE_URL to the address of another one.',
    );
  }
  const reachable = await giveTo(runAs, { dir, base, elsewhere });
  const programs = await reachableInstallation(runAs, installation, elsewhere);
  if (!canRun(runAs, binariesIn(programs).postgres)) throw cannotRun();
  log(
    `PostgreSQL does not run as root: here it runs as user ${runAs.uid}, programs in ${programs}, data in ${reachable}.`,
  );
  return placeIn(reachable, runAs, programs);
}

function cannotRun(): DatabaseStartError {
  return new DatabaseStartError(
    `The embedded PostgreSQL cannot run on this machine (${process.platform}-${process.arch}): ` +
      'set DATABASE_URL to the address of another one.',
  );
}
