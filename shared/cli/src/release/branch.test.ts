import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { run } from '../terminal/run.ts';
import { branchPreviewName, currentBranch } from './branch.ts';

let folder: string;
const git = (...words: string[]) => run('git', words, { cwd: folder });
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'motohaat-branch-'));
  await git('init', '--initial-branch', 'new/orders');
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com'];
  await git(...who, 'commit', '--allow-empty', '--message', 'First');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the branch is git’s, and the building service’s where git is at none', async () => {
  const pull = { GITHUB_HEAD_REF: 'new/prices', BRANCH_NAME: 'PR-12' };
  expect(await currentBranch(folder, pull)).toBe('new/orders');
  await git('checkout', '--detach');
  expect(await currentBranch(folder, pull)).toBe('new/prices');
  // Of a push the service says the first as nothing.
  const azure = { GITHUB_HEAD_REF: '', SYSTEM_PULLREQUEST_SOURCEBRANCH: 'refs/heads/new/prices' };
  expect(await currentBranch(folder, azure)).toBe('new/prices');
  expect(await currentBranch(folder, { CI_COMMIT_BRANCH: 'main' })).toBe('main');
  expect(await currentBranch(folder, {})).toBe('');
});

test('two branches never have one name, and each name may be a preview’s', () => {
  const long = 'a'.repeat(40);
  const alike = 'main new-orders new/orders New-Orders new--orders new-orders- 7 নতুন নতুন-দাম';
  const lengthy = [long, `${long}a`, `${long}b`, `${long.slice(0, 31)}/a`];
  const branches = alike.split(' ').concat(lengthy);
  const names = branches.map(branchPreviewName);
  expect(new Set(names).size).toBe(branches.length);
  for (const name of names) expect(name).toMatch(/^[a-z0-9][a-z0-9-]{0,39}$/);
  expect(names.slice(0, 2)).toEqual(['main', 'new-orders']);
  expect(names[2]).toMatch(/^new-orders-[0-9a-f]{7}$/);
});
