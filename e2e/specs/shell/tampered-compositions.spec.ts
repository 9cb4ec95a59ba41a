import type { Composition, SignedComposition } from '@motohaat/contract/composition';
import type { Page } from '@playwright/test';

import { changeDocuments, signComposition, withRemote } from '../../fixtures/compositions.ts';
import { expect, test } from '../../fixtures/test.ts';

/** Shows in the navbar when a composition that was tampered with is taken up. */
function rename<Kind extends Composition>(composition: Kind, label = 'Free bikes'): Kind {
  const remotes = composition.remotes.map((remote) => ({
    ...remote,
    navigation: remote.navigation.map((entry) => ({ ...entry, label })),
  }));
  return { ...composition, remotes };
}

const withEntry = (composition: Composition, change: { url?: string; integrity?: string }) =>
  signComposition(
    withRemote(rename(composition), 'mfe-storefront', (remote) => ({
      ...remote,
      entry: { ...remote.entry, ...change },
    })),
  );

const tampered: Record<string, (composition: SignedComposition) => unknown> = {
  altered: (composition) => rename(composition),
  unsigned: (composition) => ({ ...rename(composition), signature: undefined }),
  'signed with something else': (composition) => ({
    ...rename(composition),
    signature: composition.signature.split('').toReversed().join(''),
  }),
  expired: (composition) =>
    signComposition({ ...rename(composition), expiresAt: composition.issuedAt }),
  older: (composition) =>
    signComposition({ ...rename(composition), revision: composition.revision - 1 }),
  'without a file’s hash': (composition) => withEntry(composition, { integrity: '' }),
  'with another host’s file': (composition) =>
    withEntry(composition, { url: 'https://elsewhere.example/remotes/entry.js' }),
  'no composition at all': () => 'nonsense',
};

async function expectShop(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Let us find your Favorite Bike' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Blogs' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Free bikes' })).toHaveCount(0);
}

test('a composition that was tampered with is refused, and the last good one kept', async ({
  page,
}) => {
  const taken: SignedComposition[] = [];
  await page.goto('/');
  await expectShop(page);
  for (const [what, change] of Object.entries(tampered)) {
    await test.step(what, async () => {
      await page.unrouteAll();
      await changeDocuments(page, (composition) => {
        taken.push(composition);
        return change(composition);
      });
      await page.goto('/');
      await expectShop(page);
    });
  }
  expect(taken).toHaveLength(Object.keys(tampered).length);
});

test('where no good composition was ever seen, a sentence stands in, and nothing is run', async ({
  page,
}) => {
  await changeDocuments(page, (composition) => rename(composition));
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: 'This page could not be verified' }),
  ).toBeVisible();
  expect(await page.evaluate(() => 'mfe_storefront' in globalThis)).toBe(false);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expectShop(page);
});

test('a role’s composition that was tampered with gives nobody a page of it', async ({
  page,
  account,
  enter,
}) => {
  const seller = await account('seller');
  await page.route('**/api/composition', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: rename((await response.json()) as Composition) });
  });
  await enter(page, seller);
  await page.goto('/dashboard');
  await expect(page.getByText('Your pages could not be loaded.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Free bikes' })).toHaveCount(0);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
});

test('a browser that lacks Ed25519 tells good compositions from altered ones too', async ({
  page,
}) => {
  await page.addInitScript(() => {
    SubtleCrypto.prototype.importKey = () =>
      Promise.reject(new DOMException('Unrecognized name.', 'NotSupportedError'));
  });
  await page.goto('/');
  await expectShop(page);
  await changeDocuments(page, (composition) => rename(composition));
  await page.goto('/');
  await expectShop(page);
});
