import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { beforeAll, describe, expect, test } from 'vitest';

import { root, run } from '../run.ts';
import { fenceFindings } from './fences.ts';
import type { Finding } from './sources.ts';
import { calls } from './testing/planted-calls.ts';
import { doors, parts } from './testing/planted-inside.ts';
import { links } from './testing/planted-links.ts';
import { words } from './testing/planted-words.ts';
import { circles, globals, silenced, styles } from './testing/planted-world.ts';
import { arrowsAcross, type Planted, spellings } from './testing/planted.ts';

type Files = Record<string, string>;

const fences: [which: string, planted: Planted[]][] = [
  ['between packages, in every spelling', spellings],
  ['between packages', arrowsAcross],
  ['inside a package', parts],
  ['to vendors', doors],
  ['to clock, network and storage', globals],
  ['to the API', calls],
  ['to pages', links],
  ['to words', words],
  ['of circles', circles],
  ['of styles', styles],
  ['of silencers', silenced],
];

/** All violations beside each other, for one run of the linter: it takes longer to start than to look. */
const violations: Files = {};
const standing = new Map<Planted, string>();
for (const planted of fences.flatMap(([, each]) => each)) {
  const at = freeName(planted.at);
  standing.set(planted, at);
  Object.assign(violations, planted.beside, { [at]: planted.plant });
}

/** The same name, or one beside it when another violation stands there. */
function freeName(path: string): string {
  let name = path;
  for (let number = 2; name in violations; number += 1) {
    name = path.replace(/(?=\.[^/]*$)/, `-${number}`);
  }
  return name;
}

let ofAll: Finding[];
beforeAll(async () => {
  ofAll = await refused(violations);
});

describe.each(fences)('fences %s', (_which, planted) => {
  test.for(planted)('refuse $what, and say what to do instead', (each) => {
    const at = standing.get(each)!;
    const findings = ofAll.filter(({ path }) => isOf(path, at)).map(({ message }) => message);
    expect(findings.join('\n')).toContain(each.refusal);
  });
});

/** Whether a finding is of this file: it names the file, a line of it, or the folder of a circle. */
const isOf = (path: string, file: string) =>
  path === file || path.startsWith(`${file}:`) || file.startsWith(`${path}/`);

/** Those that stand at the same path come one after another. */
const rounds: Files[] = [];
for (const { at, cleanAt = at, clean, beside } of fences.flatMap(([, planted]) => planted)) {
  let round = rounds.find((files) => (files[cleanAt] ?? clean) === clean);
  if (!round) rounds.push((round = {}));
  Object.assign(round, beside, { [cleanAt]: clean });
}

test.concurrent.for(rounds.map((files, index) => ({ number: index + 1, files })))(
  'what should have been written instead is refused nowhere, round $number',
  async ({ files }) => {
    expect(await refused(files)).toEqual([]);
  },
);

const isUsed = (path: string) => !/testing$|\.test\.ts$/.test(path);

/** What `npm run check` would say of these files, with the linter's settings as they are. */
async function refused(files: Files): Promise<Finding[]> {
  const place = mkdtempSync(join(tmpdir(), 'motohaat-fences-'));
  for (const path of ['.oxlintrc.json', 'scripts/lib/fences']) {
    cpSync(join(root, path), join(place, path), { recursive: true, filter: isUsed });
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), `${text}\n`);
  }
  const found = [...(await linted(place, Object.keys(files))), ...fenceFindings(place)];
  rmSync(place, { recursive: true });
  return found.filter(({ path }) => !path.startsWith('scripts/lib/fences'));
}

async function linted(place: string, paths: string[]): Promise<Finding[]> {
  const code = paths.filter((path) => /\.tsx?$/.test(path));
  if (code.length === 0) return [];
  const args = ['--format=json', '--threads=1', ...code];
  const { output } = await run('oxlint', args, { cwd: place });
  const { diagnostics } = JSON.parse(output) as {
    diagnostics: { filename: string; message: string }[];
  };
  return diagnostics.map(({ filename, message }) => ({ path: filename, message }));
}
