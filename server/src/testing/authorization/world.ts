import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { goLive, publishRelease } from '../../platform/index.ts';
import {
  adminBuild,
  sellerBuild,
  shellBuild,
  storefrontBuild,
  writeDist,
} from '../../platform/testing/builds.ts';
import { createTestApp, type Person, type TestApp } from '../app.ts';
import { startTestImages } from '../images.ts';
import { startTestProvider, type TestProvider } from '../payments.ts';
import { addAdvert, addCategories, addProduct } from '../rows.ts';
import { testWallet } from '../wallet.ts';

/** The actors of the matrix, and what they own. */
export type World = TestApp & {
  buyer: Person;
  otherBuyer: Person;
  seller: Person;
  otherSeller: Person;
  admin: Person;
  otherAdmin: Person;
  payments: TestProvider;
  /** Where the image host serves its photos. */
  photoOrigin: string;
  /** Name of an application → id of its live release. */
  releases: Record<string, string>;
  /** What this person's browser sends for remote files. */
  cookieOf: (person: Person) => Promise<string>;
};

/**
 * A market with a bike of each seller, both advertised, and a live site with a provider of card
 * payments and an image host.
 */
export async function createWorld(
  options: Parameters<typeof createTestApp>[0] = {},
): Promise<World> {
  const payments = await startTestProvider();
  const photos = await startTestImages();
  const { images, environment } = photos;
  const site = await createTestApp({
    payments: payments.provider,
    wallet: (db) => testWallet(payments.url, db),
    images,
    environment,
    ...options,
  });
  const { app, db } = site;
  await addCategories(db);
  const seller = await site.signIn('seller', { name: 'Rafiq Hasan' });
  const otherSeller = await site.signIn('seller', { name: 'Sadia Islam' });
  for (const { id } of [seller, otherSeller]) {
    await addAdvert(db, await addProduct(db, { seller_id: id }));
  }
  return {
    ...site,
    stop: async () => {
      await site.stop();
      await payments.stop();
      await photos.stop();
    },
    payments,
    photoOrigin: new URL(environment.IMAGES_UPLOAD_URL).origin,
    seller,
    otherSeller,
    buyer: await site.signIn('buyer'),
    otherBuyer: await site.signIn('buyer'),
    admin: await site.signIn('admin'),
    otherAdmin: await site.signIn('admin'),
    releases: await publishSite(site),
    cookieOf: async ({ authorization }) => {
      const answer = await app.inject({ url: '/api/composition', headers: { authorization } });
      return String(answer.headers['set-cookie']).split(';')[0] ?? '';
    },
  };
}

async function publishSite({ db }: TestApp): Promise<Record<string, string>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'motohaat-builds-'));
  const builds = [shellBuild(), storefrontBuild(), sellerBuild(), adminBuild()];
  const published = await Promise.all(
    builds.map(async (build) => {
      const dist = await writeDist(path.join(folder, build.release.name), build);
      return publishRelease({ db }, dist);
    }),
  );
  await rm(folder, { recursive: true });
  const releases = Object.fromEntries(published.map(({ name, release }) => [name, release]));
  await goLive({ db }, releases, { author: 'tests', reason: 'A site to test' });
  return releases;
}
