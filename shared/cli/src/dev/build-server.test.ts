import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { findPorts } from '../terminal/ports.ts';
import { type BuildServer, startBuildServer } from './build-server.ts';

const site = 'https://motohaat.example';
let folder: string;
let builds: BuildServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'motohaat-build-'));
  builds = await startBuildServer(site, (await findPorts(47_300)).site);
});
afterAll(() => {
  builds.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A build of a shell with one script. */
function build(name: string): string {
  const content = `console.log('${name}')`;
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  const dist = join(folder, name);
  mkdirSync(dist);
  writeFileSync(join(dist, `${name}.js`), content);
  const files = [{ path: `${name}.js`, bytes: content.length, integrity }];
  const release = {
    name: 'shell',
    kind: 'shell',
    version: '1.0.0',
    contract: '1.0.0',
    shared: {},
    files,
    scripts: [`${name}.js`],
    styles: [],
  };
  writeFileSync(join(dist, 'release.json'), JSON.stringify(release));
  return dist;
}

test('one site may load the files of the latest build, and those of earlier ones', async () => {
  await builds.take(build('first'));
  expect((await builds.take(build('second'))).files[0]?.path).toBe('second.js');
  for (const name of ['first', 'second']) {
    const answer = await fetch(`${builds.origin}/${name}.js`);
    expect(await answer.text()).toBe(`console.log('${name}')`);
    expect(answer.headers.get('access-control-allow-origin')).toBe(site);
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  }
});

test('says yes to a page of a public address that asks beforehand', async () => {
  const answer = await fetch(`${builds.origin}/first.js`, { method: 'OPTIONS' });
  expect(answer.status).toBe(204);
  expect(answer.headers.get('access-control-allow-private-network')).toBe('true');
});

test('nothing else of the machine is to be had', async () => {
  await builds.take(build('third'));
  for (const path of ['/release.json', '/../package.json', '/%2e%2e/package.json']) {
    expect((await fetch(`${builds.origin}${path}`)).status).toBe(404);
  }
});
