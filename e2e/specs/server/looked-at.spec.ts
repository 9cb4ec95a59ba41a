import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { RemoteRelease } from '@motohaat/contract/composition';

import { nodeFlags, run } from '../../../scripts/lib/run.ts';
import { expect, type Team, test } from '../../fixtures/releasing.ts';
import { variantOf } from '../../fixtures/variants.ts';
import { why } from '../../pages/storefront.ts';

// What is live is one thing for all of them, and a real machine looks at each page of a remote.
test.describe.configure({ mode: 'default', timeout: 360_000 });

const name = 'mfe-sales';
const id = 'bookings';

/** The seller's bookings as a remote of their own: a machine looks at each page in a dozen ways. */
const onePage = (release: RemoteRelease): RemoteRelease => ({
  ...release,
  routes: release.routes
    .filter((route) => route.id === id)
    .map(({ purpose: _purpose, ...route }) => ({ ...route, path: '/dashboard/sales' })),
  navigation: [],
  fillings: [],
  uses: [],
  words: only(release.words),
  preload: only(release.preload),
  wordFiles: { en: only(release.wordFiles?.en), bn: only(release.wordFiles?.bn) },
});

const only = (files: Readonly<Record<string, string[]>> = {}) => ({ [id]: files[id] ?? [] });

/** Lets every page break once it has data that the server made of the contract. */
const breaksWithData = `{
  const ask = globalThis.fetch;
  globalThis.fetch = async (...asked) => {
    const answer = await ask(...asked);
    if (answer.ok && String(asked[0]?.url ?? asked[0]).includes('/api/sales')) {
      setTimeout(() => { throw new Error('No such list'); });
    }
    return answer;
  };
}`;

async function publish(team: Team, version: string, script?: string): Promise<void> {
  const variant = variantOf('mfe-seller', { name, version, script, describe: onePage });
  const { code, lines } = await team.publishFolder(variant);
  expect(code, lines.join('\n')).toBe(0);
}

/** Gives the remote's team a token, where that of a local server's own remotes lies. */
async function found(folder: string): Promise<void> {
  const create = ['server/src/team.ts', 'create', name];
  const { output } = await run(process.execPath, [...nodeFlags, ...create]);
  mkdirSync(join(folder, 'team-tokens'), { recursive: true });
  writeFileSync(join(folder, 'team-tokens', name), output.trim().split('\n').at(-1) ?? '');
}

test('a page that throws when its data arrive goes live for nobody, whatever its team says of it', async ({
  market,
}) => {
  await found(market.folder);
  const sales = market.team(name);
  await publish(sales, '0.1.0');
  await sales.carryOut({ verb: 'promote', body: { version: '0.1.0', ...why } });
  await publish(sales, '0.6.0', breaksWithData);
  const before = await sales.status();
  const forged = {
    revision: before.revision,
    browser: 'Chromium',
    pages: [{ path: '/', faults: [], milliseconds: 1 }],
  };
  const promote = { verb: 'promote', body: { version: '0.6.0', ...why } } as const;
  const headers = { authorization: `Bearer ${sales.token}`, 'content-type': 'application/json' };
  const path = `/api/registry/${name}/releases/0.6.0/smoke`;
  await market.withMachine(async () => {
    await fetch(market.url + path, { method: 'POST', headers, body: JSON.stringify(forged) });
    await expect(sales.operate(promote, before.revision)).rejects.toMatchObject({
      reasons: [expect.stringContaining('no smoke test')],
    });
    await expect(sales.carryOut(promote)).rejects.toThrow(/No such list/);
  });
  const { report } = await sales.smoke('0.6.0');
  expect(report?.passed).toBe(false);
  expect(report?.pictures.map(({ of }) => of)).toContain('live');
  expect((await sales.status()).revision).toBe(before.revision);
});
