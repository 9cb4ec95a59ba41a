const semver = /^(\d+)\.(\d+)\.\d+(?:[-+].+)?$/;

/**
 * Whether a platform of version `provided` serves a remote built against version `built`: the same
 * major version, and at least the minor one (semver). What is no version serves nobody.
 */
export function provides(provided: string, built: string): boolean {
  const [, major, minor] = semver.exec(provided) ?? [];
  const [, builtMajor, builtMinor] = semver.exec(built) ?? [];
  return major !== undefined && major === builtMajor && Number(minor) >= Number(builtMinor);
}
