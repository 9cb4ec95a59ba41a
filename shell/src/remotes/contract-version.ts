/**
 * Whether a platform of version `provided` serves a remote built against version `built`: the same
 * major version, and at least the minor one (semver).
 */
export function provides(provided: string, built: string): boolean {
  const [major, minor] = parts(provided);
  const [builtMajor, builtMinor] = parts(built);
  return major === builtMajor && minor >= builtMinor;
}

function parts(version: string): [major: number, minor: number] {
  const [major = Number.NaN, minor = Number.NaN] = version.split('.').map(Number);
  return [major, minor];
}
