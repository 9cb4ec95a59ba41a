import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { platformContract } from '@motohaat/platform';

/**
 * Modules of which a page has one copy, the shell's. A package belongs here if it holds state that
 * all must see (React, the router, the query cache, the platform), or if two remotes need it.
 */
export const sharedPackages: readonly string[] = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-router-dom',
  'zustand',
  '@tanstack/react-query',
  'react-hook-form',
];

/** The platform is shared like a package; its version is the platform contract's. */
const platformPackage = '@motohaat/platform';

/**
 * The exact version of each shared package that an application depends on, read from what is
 * installed: package.json says `catalog:`, which is no version.
 *
 * @param dir the application's folder
 */
export function sharedVersions(dir: string): Record<string, string> {
  const { dependencies = {} } = readPackage(join(dir, 'package.json'));
  const installed = sharedPackages
    .filter((specifier) => packageName(specifier) in dependencies)
    .map((specifier) => [specifier, installedVersion(dir, packageName(specifier))]);
  return { ...Object.fromEntries(installed), [platformPackage]: platformContract };
}

/** The range of each shared package that a remote built in `dir` accepts from a shell. */
export function sharedRanges(dir: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sharedVersions(dir)).map(([name, version]) => [
      name,
      acceptedRange(name, version),
    ]),
  );
}

/**
 * Which versions of a shared package a remote accepts that was built with one of them (decision 15):
 * every one that promises the same, older ones too, so that a patch or minor of React that one team
 * has and the live shell has not keeps no release back. The platform alone counts its minors: they
 * are raised when a remote may come to need more.
 *
 * @returns a range of semver
 */
export function acceptedRange(name: string, version: string): string {
  const [major = '0', minor = '0'] = version.split('.');
  const sameMinor = name === platformPackage || major === '0';
  return sameMinor ? `^${major}.${minor}.0` : `^${major}.0.0`;
}

type PackageFile = { version: string; dependencies?: Record<string, string> };

/** Reads a package.json. */
export function readPackage(path: string): PackageFile {
  return JSON.parse(readFileSync(path, 'utf8')) as PackageFile;
}

function packageName(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');
}

function installedVersion(dir: string, name: string): string {
  const require = createRequire(join(dir, 'package.json'));
  return readPackage(require.resolve(`${name}/package.json`)).version;
}
