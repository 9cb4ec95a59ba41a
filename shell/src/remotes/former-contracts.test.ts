import { platformContract } from '@motohaat/platform';
import { expect, test, vi } from 'vitest';

import { scopes, serves } from './former-contracts.ts';
import { formerContracts } from './former/contracts.ts';
import { sharedModules } from './shared-modules.ts';

const query = '@tanstack/react-query';

function exportsOf(scope: Awaited<ReturnType<ReturnType<typeof scopes>>>): Record<string, unknown> {
  const [version] = Object.values(scope[query]!);
  return (version!.get() as () => Record<string, unknown>)();
}

test('a remote of the platform contract 3 gets what that had, and one of today what today has', async () => {
  vi.stubGlobal('SHARED_VERSIONS', {});
  const scopeOf = scopes(sharedModules());
  const entry = `${window.location.origin}/remotes/mfe-a/r1/remote.js`;
  const former = exportsOf(await scopeOf('3.1.0', entry));
  const now = exportsOf(await scopeOf('4.11.0', entry));
  const [three] = formerContracts;
  const gone = [...three.modules[query]];
  expect(Object.keys(former).toSorted()).toEqual([...Object.keys(now), ...gone].toSorted());
  expect(gone.every((name) => former[name] !== undefined)).toBe(true);
  expect(Object.keys(now)).not.toContain('useQueries');
  // One copy of all that both have: their remotes share one cache.
  expect(Object.keys(now).filter((name) => former[name] !== now[name])).toEqual([]);
});

const [major, minor] = platformContract.split('.');
const ahead = `${major}.${Number(minor) + 1}.0`;

test.each([
  ['a former major that is adapted', '3.9.1', true, true],
  ['a former major that nobody adapts', '2.4.0', true, false],
  ['a major to come', '99.0.0', true, false],
  ['today’s', platformContract, false, true],
  ['a minor ahead, put beside this shell by the server', ahead, true, true],
  ['a minor ahead, where the server has another shell by now', ahead, false, false],
])('a remote of %s is served as it should be', (_of, contract, isJudged, expected) => {
  expect(serves(contract, isJudged)).toBe(expected);
});
