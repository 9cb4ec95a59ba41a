import type { RemoteRelease, ShellRelease } from '@motohaat/contract/composition';
import type { ProvidedContract } from '@motohaat/contract/uses';
import { provides } from '@motohaat/domain/contract-version';
import { major, minVersion, satisfies, validRange } from 'semver';

import type { Messages } from '../../messages/index.ts';

const platformPackage = '@motohaat/platform';

/** What a shell does not have of what a remote uses. */
type Lack = {
  gone: string[];
  other: string[];
  /** What the shell needs and the remote does not give. */
  asked: string[];
};

/**
 * Why a shell does not give a remote what it was built for, in sentences. Where both say what they use
 * and have, that decides, whatever the numbers of versions are; else the numbers do.
 *
 * @param user how the remote is named in them
 */
export function platformReasons(
  user: string,
  remote: RemoteRelease,
  shell: ShellRelease,
  t: Messages,
): string[] {
  return [
    ...contractReasons(user, remote, shell, t),
    ...sharedReasons(user, remote, shell, t),
    ...exportReasons(user, remote, shell, t),
  ];
}

function contractReasons(
  user: string,
  remote: RemoteRelease,
  shell: ShellRelease,
  { platform: { gate, uses } }: Messages,
): string[] {
  const lack = lackOf(remote, shell);
  if (lack) {
    const [name, { gone, other, asked }] = [nameOf(shell), lack];
    return [
      ...(gone.length > 0 ? [uses.gone(user, gone, name)] : []),
      ...(other.length > 0 ? [uses.other(user, other, name)] : []),
      ...(asked.length > 0 ? [uses.asked(user, asked, name)] : []),
    ];
  }
  // It may provide more than a remote was built for: same major version, minor not lower.
  if (provides(servedVersion(remote, shell), remote.contract)) return [];
  return [gate.contract(user, remote.contract, nameOf(shell), shell.contract)];
}

/** The version of the platform contract that a remote of a major gets, where all of that is there. */
function servedVersion(remote: RemoteRelease, shell: ShellRelease): string {
  const former = contractFor(remote, shell);
  return former?.whole ? former.version : shell.contract;
}

/** `undefined` where one of the two does not say, or the shell serves nobody of that major. */
function lackOf(remote: RemoteRelease, shell: ShellRelease): Lack | undefined {
  const { consumed } = remote;
  const provided = contractFor(remote, shell);
  if (!consumed || !provided) return undefined;
  const { platform } = provided;
  const has = (name: string) => Object.hasOwn(platform, name);
  const used = Object.keys(consumed.platform);
  return {
    gone: used.filter((name) => !has(name)).map(plain),
    other: used
      .filter((name) => has(name) && platform[name] !== consumed.platform[name])
      .map(plain),
    asked: askedBesides(consumed.platform, provided),
  };
}

const plain = (name: string) => name.replace(/\?$/, '');

/** What a shell has for remotes of a remote's major. */
function contractFor(
  { contract }: RemoteRelease,
  { provided }: ShellRelease,
): ProvidedContract | undefined {
  const [wanted = ''] = contract.split('.');
  const { contracts = {} } = provided ?? {};
  return Object.hasOwn(contracts, wanted) ? contracts[wanted] : undefined;
}

/** Members that must be given, of what the remote gives already, that it knew nothing of. */
function askedBesides(
  used: Readonly<Record<string, string>>,
  { platform, given }: ProvidedContract,
): string[] {
  const giving = new Set(Object.keys(used).map((name) => name.split('.')[0]));
  return Object.keys(platform).filter((name) => {
    const [declaration = '', member] = name.split('.');
    const isAsked = member !== undefined && !/[?&>]$/.test(member);
    const isGiven = given.includes(declaration) && giving.has(declaration);
    return isAsked && isGiven && !Object.hasOwn(used, name);
  });
}

function sharedReasons(
  user: string,
  remote: RemoteRelease,
  shell: ShellRelease,
  { platform: { gate } }: Messages,
): string[] {
  return Object.entries(remote.shared).flatMap(([name, range]) => {
    const use = useOf(remote, shell, name);
    if (use?.length === 0) return [];
    const version = name === platformPackage ? servedVersion(remote, shell) : shell.shared[name];
    const wanted = `${name} ${range}`;
    if (version === undefined) return [gate.notShared(user, wanted, nameOf(shell))];
    if (validRange(range) === null) return [gate.noRange(user, wanted)];
    const fits =
      satisfies(version, range, { includePrerelease: true }) ||
      (use !== undefined && !use.includes('*') && isSameMajor(version, range));
    return fits ? [] : [gate.otherShared(user, wanted, nameOf(shell), version)];
  });
}

/**
 * What a remote uses of a shared package, where that says more than its range: a patch or minor of a
 * package is no reason while all of it is there. The platform's members are compared one by one.
 */
function useOf(
  remote: RemoteRelease,
  shell: ShellRelease,
  name: string,
): readonly string[] | undefined {
  const provided = contractFor(remote, shell);
  if (!remote.consumed || !provided) return undefined;
  return name === platformPackage ? [] : (remote.consumed.modules[name] ?? []);
}

function isSameMajor(version: string, range: string): boolean {
  const built = minVersion(range);
  return built !== null && major(built) === major(version);
}

/** Exports of shared packages that a remote uses and the shell does not share. */
function exportReasons(
  user: string,
  remote: RemoteRelease,
  shell: ShellRelease,
  { platform: { uses } }: Messages,
): string[] {
  const provided = contractFor(remote, shell);
  if (!remote.consumed || !provided) return [];
  return Object.entries(remote.consumed.modules).flatMap(([name, used]) => {
    const has = provided.modules[name];
    const missing = has ? used.filter((each) => each !== '*' && !has.includes(each)) : [];
    return missing.length > 0 ? [uses.notExported(user, missing, name, nameOf(shell))] : [];
  });
}

function nameOf({ name, version }: ShellRelease): string {
  return `${name} ${version}`;
}
