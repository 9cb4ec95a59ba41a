import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { readSurface } from '@motohaat/build/surface/read-surface';
import type { Surface } from '@motohaat/build/surface/surface';
import { platformContract } from '@motohaat/platform';

import type { Result } from '../run.ts';
import { compare, contractRefusal } from './compare.ts';

/** The surface as it was when the contract was raised last. */
const path = 'shared/platform/surface.json';
type Recorded = { contract: string; surface: Surface };

/**
 * Holds the surface that `tsc -b` emitted last against the recorded one, and the platform contract
 * against the difference.
 */
export function checkSurface(root: string): Result {
  const { current, refusal, isRecorded } = look(root);
  if (refusal !== undefined) return { code: 1, output: refusal };
  if (isRecorded) return { code: 0, output: '' };
  const output = `${path} does not say what the platform ${current.contract} shows. npm run fix writes it down.`;
  return { code: 1, output };
}

/** Writes the surface down, if the contract is the right one for it. */
export function recordSurface(root: string): Result {
  const { current, refusal, isRecorded } = look(root);
  if (refusal !== undefined) return { code: 1, output: refusal };
  if (!isRecorded) {
    keepFormer(root, current.contract);
    writeFileSync(join(root, path), textOf(current));
  }
  return { code: 0, output: '' };
}

/** The last surface of a major that goes: the shell may go on giving it to remotes of then. */
function keepFormer(root: string, contract: string): void {
  const recorded = JSON.parse(readFileSync(join(root, path), 'utf8')) as Recorded;
  const [major = ''] = recorded.contract.split('.');
  if (contract.startsWith(`${major}.`)) return;
  writeFileSync(join(root, `shared/platform/surfaces/${major}.json`), textOf(recorded));
}

const textOf = (recorded: Recorded) => `${JSON.stringify(recorded, null, 2)}\n`;

function look(root: string): {
  current: Recorded;
  refusal?: string | undefined;
  isRecorded: boolean;
} {
  const recorded = JSON.parse(readFileSync(join(root, path), 'utf8')) as Recorded;
  const current = { contract: platformContract, surface: readSurface(root) };
  const difference = compare(recorded.surface, current.surface);
  return {
    current,
    refusal: contractRefusal(difference, recorded.contract, platformContract),
    isRecorded: textOf(current) === textOf(recorded),
  };
}
