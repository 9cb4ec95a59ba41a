const semver = /^(\d+)\.(\d+)\.\d+(?:[-+].+)?$/;

const partsOf = (version: string) => semver.exec(version) ?? [];

/** Whether two versions of the platform contract have the same major. What is no version has none. */
export function isSameMajor(provided: string, built: string): boolean {
  const [, major] = partsOf(provided);
  return major !== undefined && major === partsOf(built)[1];
}

/**
 * Whether a platform of version `provided` serves a remote built against version `built`: the same
 * major version, and at least the minor one (semver). What is no version serves nobody.
 */
export function provides(provided: string, built: string): boolean {
  return isSameMajor(provided, built) && Number(partsOf(provided)[2]) >= Number(partsOf(built)[2]);
}
