import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import path from 'node:path';

import * as v from 'valibot';

import { readSmokeKey } from '../secrets/smoke-key.ts';

/** What a machine that looks at releases reads from its environment. */
const Environment = v.object({
  /** Address of the site whose releases it looks at. */
  SMOKE_SERVER: v.pipe(v.string(), v.url('must be the address of the site')),
  /** What it has in common with the server; beside the server it is read from MOTOHAAT_DIR. */
  SMOKE_KEY: v.optional(v.pipe(v.string(), v.minLength(32, 'needs 32 characters'))),
  MOTOHAAT_DIR: v.optional(v.string(), '.motohaat'),
  /** The browser; looked for in the usual places without it. */
  CHROMIUM_PATH: v.optional(v.string()),
});

export type WorkerSettings = {
  site: string;
  key: string;
  chromium: string | undefined;
  /** Its name among the machines. */
  machine: string;
};

/** @throws Error with a sentence for each setting that cannot be used */
export async function readSettings(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<WorkerSettings> {
  const set = Object.entries(environment).filter(([, value]) => value?.trim());
  const parsed = v.safeParse(Environment, Object.fromEntries(set));
  if (!parsed.success) {
    const errors = parsed.issues.map((issue) => `- ${v.getDotPath(issue)}: ${issue.message}.`);
    throw new Error(`The settings cannot be used:\n${errors.join('\n')}`);
  }
  const { SMOKE_SERVER, SMOKE_KEY, MOTOHAAT_DIR, CHROMIUM_PATH } = parsed.output;
  return {
    site: new URL(SMOKE_SERVER).origin,
    key: await readSmokeKey({ smokeKey: SMOKE_KEY, dir: path.resolve(MOTOHAAT_DIR) }),
    chromium: CHROMIUM_PATH,
    machine: `${hostname().slice(0, 60)}-${process.pid}-${randomBytes(3).toString('hex')}`,
  };
}
