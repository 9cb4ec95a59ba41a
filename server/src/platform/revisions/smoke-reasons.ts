import type { Messages } from '../../messages/index.ts';
import { isRemote, isShell, type Published } from '../releases/releases.repository.ts';

/** The newest smoke test that counts, and the set that it was made in: application → release id. */
export type SmokeOf = { passed: boolean; releases: Readonly<Record<string, string>> };

type Smoked = {
  candidate: Published;
  neighbours: readonly Published[];
  /** The other releases of its set, which go live with it. */
  beside?: readonly Published[];
  smoke: SmokeOf | undefined | 'not asked';
  untested?: boolean;
};

/**
 * Why the smoke test of a release does not let it through. It counts in the company it was made in: for
 * a remote the shell, for the shell all, for one of a set the rest of it. An admin may let a release through that has none that counts,
 * never one that failed.
 */
export function smokeReasons(
  { candidate, neighbours, smoke, beside = [], untested = false }: Smoked,
  { platform: { gate } }: Messages,
): string[] {
  const { manifest } = candidate;
  const name = `${manifest.name} ${manifest.version}`;
  if (smoke === 'not asked') return [];
  if (smoke && !smoke.passed) return [gate.smokeTestFailed(name)];
  if (untested) return [];
  if (!smoke) return [gate.noSmokeTest(name)];
  const isOf = isRemote(candidate) ? isShell : isRemote;
  const isBeside = ({ manifest: { name: other } }: Published) =>
    beside.some((one) => one.manifest.name === other);
  const others = neighbours.filter((other) => isOf(other) && !isBeside(other));
  const company = [...beside, ...others];
  return [...new Set(company.map((other) => other.manifest.name))]
    .filter((application) =>
      company.every(
        (other) => other.manifest.name !== application || smoke.releases[application] !== other.id,
      ),
    )
    .map((application) => gate.oldSmokeTest(name, application));
}
