import { createHash } from 'node:crypto';

import { previewNameOf } from '@motohaat/domain/preview';

import { run } from '../terminal/run.ts';

/**
 * Where services that build say the branch, as a checkout of a pull request is at none: GitHub, GitLab (for
 * a merge request, for a branch), Bitbucket, Azure (either), Jenkins (either), Buildkite and CircleCI.
 */
const variables = [
  'GITHUB_HEAD_REF',
  'CI_MERGE_REQUEST_SOURCE_BRANCH_NAME',
  'CI_COMMIT_BRANCH',
  'BITBUCKET_BRANCH',
  'SYSTEM_PULLREQUEST_SOURCEBRANCH',
  'BUILD_SOURCEBRANCH',
  'CHANGE_BRANCH',
  'BRANCH_NAME',
  'BUILDKITE_BRANCH',
  'CIRCLE_BRANCH',
];

/**
 * The branch that is worked on: git's, or the building service's where git is at none.
 *
 * @param folder of the sources
 * @returns nothing where neither knows of one
 */
export async function currentBranch(
  folder = process.cwd(),
  environment = process.env,
): Promise<string> {
  const { code, output } = await run('git', ['branch', '--show-current'], { cwd: folder });
  const own = code === 0 ? output.trim() : '';
  const [named = ''] = [own, ...variables.map((name) => environment[name] ?? '')].filter(Boolean);
  return named.replace(/^refs\/heads\//, '');
}

const longest = 40;
const hashLength = 7;

/**
 * What a branch's preview is called. Two branches have two previews: where the name is not the branch's
 * own, letter by letter, the branch's hash is at its end.
 */
export function branchPreviewName(branch: string): string {
  const name = previewNameOf(branch);
  if (name === branch) return name;
  const hash = createHash('sha256').update(branch).digest('hex').slice(0, hashLength);
  const words = previewNameOf(name.slice(0, longest - hashLength - 1));
  return `${words || 'branch'}-${hash}`;
}
