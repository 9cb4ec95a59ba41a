import { expect, test } from '../../fixtures/releasing.ts';
import { why } from '../../pages/storefront.ts';

// What is live is one thing for all of them, and a real machine looks at each page of a remote.
test.describe.configure({ mode: 'default', timeout: 360_000 });

/** Lets every page break once it has data that the server made of the contract. */
const breaksWithData = `{
  const ask = globalThis.fetch;
  globalThis.fetch = async (...asked) => {
    const answer = await ask(...asked);
    if (answer.ok && String(asked[0]?.url ?? asked[0]).includes('/api/bookings')) {
      setTimeout(() => { throw new Error('No such list'); });
    }
    return answer;
  };
}`;

test('a page that throws when its data arrive goes live for nobody, whatever its team says of it', async ({
  market,
}) => {
  const seller = market.team('mfe-seller');
  await seller.publishVariant('0.6.0', breaksWithData);
  const before = await seller.status();
  const forged = {
    revision: before.revision,
    browser: 'Chromium',
    pages: [{ path: '/', faults: [], milliseconds: 1 }],
  };
  const promote = { verb: 'promote', body: { version: '0.6.0', ...why } } as const;
  const headers = { authorization: `Bearer ${seller.token}`, 'content-type': 'application/json' };
  const path = `/api/registry/mfe-seller/releases/0.6.0/smoke`;
  await market.withMachine(async () => {
    await fetch(market.url + path, { method: 'POST', headers, body: JSON.stringify(forged) });
    await expect(seller.operate(promote, before.revision)).rejects.toMatchObject({
      reasons: [expect.stringContaining('no smoke test')],
    });
    await expect(seller.carryOut(promote)).rejects.toThrow(/No such list/);
  });
  const { report } = await seller.smoke('0.6.0');
  expect(report?.passed).toBe(false);
  expect(report?.pictures.map(({ of }) => of)).toContain('live');
  expect((await seller.status()).revision).toBe(before.revision);
});
