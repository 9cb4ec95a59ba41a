import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { RemoteRelease } from '@motohaat/contract/composition';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { publish, publishApplication } from './publish.ts';
import { openRegistry } from './registry.ts';
import { aRelease, aStatus } from './testing/examples.ts';
import { type Answers, fakeRegistry } from './testing/fake-registry.ts';
import { place } from './testing/run-release.ts';

const script = 'export default {};';
const release: RemoteRelease = {
  kind: 'remote',
  name: 'mfe-buyer',
  audience: 'buyer',
  budget: { javascript: 1, css: 1 },
  routes: [{ id: 'orders', path: '/dashboard/orders', frame: 'dashboard', title: 'Orders' }],
  navigation: [],
  version: '0.3.0',
  contract: '1.2.0',
  shared: {},
  container: 'mfe_buyer',
  entry: 'remote.js',
  preload: {},
  files: [
    {
      path: 'remote.js',
      bytes: script.length,
      integrity: `sha384-${createHash('sha384').update(script).digest('base64')}`,
    },
  ],
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'motohaat-publish-'));
  writeFileSync(join(folder, 'remote.js'), script);
  writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function open(answers: Answers, application = 'mfe-buyer') {
  const { url, received } = await fakeRegistry(answers);
  return { registry: openRegistry({ server: url, application, token: 'mht_x' }), received };
}

const published = (created: boolean) => ({
  'POST /mfe-buyer/releases': {
    status: created ? 201 : 200,
    body: { application: 'mfe-buyer', release: 'cccc', version: '0.3.0', created },
  },
});

test('a build is sent whole: its description first, each file under its path', async () => {
  const { registry, received } = await open(published(true));
  const { code, lines } = await publish(registry, folder, { version: '0.3.0+abc' });
  expect(code).toBe(0);
  expect(lines[0]).toMatch(/^Published mfe-buyer 0\.3\.0 at .* Nobody gets it yet\.$/);
  const form = String(received[0]?.body);
  expect(form.indexOf('name="release"')).toBeLessThan(form.indexOf('filename="remote.js"'));
  expect(form).toContain('"version":"0.3.0+abc"');
  expect(form).toContain(script);
});

test('publishing again says that it is there already, and succeeds', async () => {
  const { registry } = await open(published(false));
  const { code, lines } = await publish(registry, folder);
  expect(code).toBe(0);
  expect(lines[0]).toContain('is published');
  expect(lines[0]).toContain('already, with the same content.');
});

test('a version that is taken is refused with what to do', async () => {
  const body = { code: 'version_taken', message: 'It was published.', requestId: 'r1' };
  const { registry } = await open({ 'POST /mfe-buyer/releases': { status: 409, body } });
  expect(await publish(registry, folder)).toMatchObject({
    code: 1,
    lines: [
      'Refused: It was published.',
      'Raise the version in mfe-buyer/package.json and say in its CHANGELOG.md what is new.',
    ],
  });
});

test.each([
  [{ releases: [] }, 0, 'has no such version yet.'],
  [{ releases: [aRelease({ version: '0.3.0' })] }, 1, 'has this version with other content.'],
])('a dry run weighs the build, asks, and sends nothing (%j)', async (changes, code, sentence) => {
  const { registry, received } = await open({ 'GET /mfe-buyer': { body: aStatus(changes) } });
  const outcome = await publish(registry, folder, { dryRun: true });
  expect(outcome.code).toBe(code);
  expect(outcome.lines.join('\n')).toContain('Would send mfe-buyer 0.3.0: 1 file, 0.0 kB');
  expect(outcome.lines.join('\n')).toContain(sentence);
  expect(received.map(({ call }) => call)).toEqual(['GET /mfe-buyer']);
});

test.each([
  ['lacks a file', () => rmSync(join(folder, 'remote.js')), 'lacks "remote.js"'],
  [
    'was changed after it was built',
    () => writeFileSync(join(folder, 'remote.js'), 'export default 1;'),
    'was changed after it was built.',
  ],
])('a build that %s is not sent', async (_what, change, sentence) => {
  change();
  const { registry, received } = await open({});
  await expect(publish(registry, folder)).rejects.toThrow(sentence);
  expect(received).toEqual([]);
});

test('a build of another application is not sent', async () => {
  const { registry, received } = await open({}, 'mfe-seller');
  await expect(publish(registry, folder)).rejects.toThrow('holds a build of mfe-buyer, not of');
  expect(received).toEqual([]);
});

test('what has type errors is neither built nor sent', async () => {
  const { registry, received } = await open({});
  const said = 'src/remote.tsx(3,7): error TS2322: Type number is not assignable to type string.';
  const build = vi.fn<typeof place.build>();
  const broken = { ...place, build, checkTypes: async () => said };
  const publishing = publishApplication(registry, broken, {}, () => {});
  await expect(publishing).rejects.toThrow(`mfe-buyer has type errors:\n${said}`);
  expect(build).not.toHaveBeenCalled();
  expect(received).toEqual([]);
});
