import { maximumPhotoBytes } from '@motohaat/contract/uploads';
import type { FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';

import { receivePhoto } from './receive-photo.ts';

const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(200)]);

/** A request of a photo in these parts, of which it is known how many were taken. */
function sending(chunks: readonly Buffer[], headers: Record<string, string> = {}) {
  const taken: Buffer[] = [];
  async function* iterator() {
    for (const chunk of chunks) {
      taken.push(chunk);
      yield chunk;
    }
  }
  const resume = vi.fn<() => void>();
  const file = { iterator, resume, truncated: false };
  const request = {
    isMultipart: () => true,
    headers,
    raw: { destroyed: chunks.length === 0 },
    file: async () => ({ fieldname: 'image', filename: 'bike.jpg', file }),
  } as unknown as FastifyRequest;
  return { request, taken, resume };
}

test('a photo is taken whole, in however small parts it comes', async () => {
  const parts = [jpeg.subarray(0, 2), jpeg.subarray(2, 63), jpeg.subarray(63)];
  expect(await receivePhoto(sending(parts).request)).toEqual(jpeg);
});

test.each([64, 65])(
  'what is no photo is dropped after %i bytes, and no more of it kept',
  async (length) => {
    const { request, taken, resume } = sending([Buffer.alloc(length), Buffer.alloc(9)]);
    await expect(receivePhoto(request)).rejects.toMatchObject({ code: 'photo_type' });
    expect([taken.length, resume.mock.calls.length]).toEqual([1, 1]);
  },
);

test('what is no photo and short is refused when it has come', async () => {
  const { request, taken } = sending([Buffer.alloc(60), Buffer.alloc(3)]);
  await expect(receivePhoto(request)).rejects.toMatchObject({ code: 'photo_type' });
  expect(taken).toHaveLength(2);
});

test.each([
  [maximumPhotoBytes + 65_536, 'bad_request'],
  [maximumPhotoBytes + 65_537, 'photo_too_large'],
])('a body of %i bytes of a sender who has left is refused with %s', async (length, code) => {
  const { request } = sending([], { 'content-length': String(length) });
  await expect(receivePhoto(request)).rejects.toMatchObject({ code });
});
