import type { UploadAnswer } from '@motohaat/contract/uploads';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

import { createTestApp, type Person, type TestApp } from '../../../testing/app.ts';
import { startTestImages, type TestImages } from '../../../testing/images.ts';
import { multipart } from '../../../testing/multipart.ts';

/** A server with an image host and a seller who sends photos. */
export type Studio = TestApp & {
  host: TestImages;
  seller: Person;
  send: (
    bytes: Buffer,
    headers?: Record<string, string>,
    part?: Parameters<typeof multipart>[1],
  ) => Promise<LightMyRequestResponse>;
  /** Sends a photo that is taken. */
  sent: (bytes: Buffer) => Promise<UploadAnswer['data']>;
  /** The bytes behind a URL. */
  fetched: (url: string) => Promise<Buffer>;
  expectNothingLeft: () => Promise<void>;
  /** Forgets every photo. */
  reset: () => Promise<void>;
};

export async function createStudio(): Promise<Studio> {
  const host = await startTestImages();
  const site = await createTestApp({ images: host.images, environment: host.environment });
  const seller = await site.signIn('seller');
  const studio: Studio = {
    ...site,
    host,
    seller,
    send: (bytes, headers = {}, part = {}) => {
      const form = multipart(bytes, part);
      return site.app.inject({
        method: 'POST',
        url: '/api/uploads',
        payload: form.payload,
        headers: { ...form.headers, authorization: seller.authorization, ...headers },
      });
    },
    sent: async (bytes) => {
      const answer = await studio.send(bytes);
      expect(answer.json()).toMatchObject({ success: true });
      return answer.json<UploadAnswer>().data;
    },
    fetched: async (url) => Buffer.from(await (await fetch(url)).arrayBuffer()),
    expectNothingLeft: async () => {
      expect(await host.kept()).toEqual([]);
      expect(await site.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
    },
    reset: async () => {
      await host.reset();
      await site.db.deleteFrom('uploads').execute();
    },
    stop: async () => {
      await site.stop();
      await host.stop();
    },
  };
  return studio;
}
