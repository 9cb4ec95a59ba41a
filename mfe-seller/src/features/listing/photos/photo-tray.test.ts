import { ApiError, NetworkError } from '@motohaat/api/errors';
import { englishFailures } from '@motohaat/api/failure-words';
import { englishPhotoFailures } from '@motohaat/api/photo-words';
import { UnusablePhoto } from '@motohaat/api/shrink';
import { beforeEach, expect, test, vi } from 'vitest';

import { listingWords } from '../../../messages/listing/index.ts';
import { restWords } from '../../../messages/listing/rest/index.ts';
import { createPhotoTray } from './photo-tray.ts';
import type { StoredPhoto } from './photo.ts';
import type { UploadPhoto } from './upload-photo.ts';

type Sent = Parameters<UploadPhoto>[1] & {
  name: string;
  done: (url: string) => void;
  fail: (error: unknown) => void;
};

const revoke = vi.fn();
beforeEach(() => {
  URL.createObjectURL = vi.fn((file: File) => `blob:${file.name}`);
  URL.revokeObjectURL = revoke;
});

const file = (name: string) => new File(['x'], name, { type: 'image/jpeg' });
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A tray whose uploads are answered by hand. */
function setUp(stored: StoredPhoto[] = []) {
  const sent: Sent[] = [];
  const tray = createPhotoTray({
    upload: ({ name }, options) =>
      new Promise((resolve, reject) => {
        options.signal?.addEventListener('abort', () => reject(options.signal?.reason));
        const done = (url: string) => resolve({ url, card: `${url}-card` });
        sent.push({ ...options, name, done, fail: reject });
      }),
    turn: (original, quarters, name) =>
      Promise.resolve(file(`${typeof original === 'string' ? original : name} turned ${quarters}`)),
    stored,
    t: { ...listingWords.messagesIn('en').photos, ...restWords.messagesIn('en').photos },
    failures: { ...englishFailures, ...englishPhotoFailures },
  });
  const actions = tray.getState();
  const id = (name: string) => tray.getState().photos.find((photo) => photo.name === name)!.id;
  const shown = () => tray.getState().photos.map(({ name, status }) => `${name} ${status}`);
  return { ...actions, id, sent, shown, tray, news: () => tray.getState().news };
}

test('photos are shown at once and sent one after another, with their progress', async () => {
  const { add, sent, shown, tray } = setUp();
  add([file('a'), file('b')]);
  expect(tray.getState().photos.map(({ preview }) => preview)).toEqual(['blob:a', 'blob:b']);
  expect(shown()).toEqual(['a sending', 'b waiting']);
  sent[0]!.onProgress!(0.4);
  expect(tray.getState().photos[0]).toMatchObject({ status: 'sending', part: 0.4 });
  add([file('c')]);
  expect(sent).toHaveLength(1);
  sent[0]!.done('/a');
  await settle();
  expect(shown()).toEqual(['a ready', 'b sending', 'c waiting']);
  sent[1]!.done('/b');
  await settle();
  expect(sent.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
});

test.each([
  ['a lost connection', new NetworkError(), /connection was lost/],
  [
    'a busy server',
    new ApiError({ status: 503, code: 'unavailable', message: 'MotoHaat is busy.' }),
    /busy/,
  ],
])('%s is said at the photo, which can be tried again', async (_what, error, message) => {
  const { add, sent, tray, news } = setUp();
  add([file('a'), file('b')]);
  sent[0]!.fail(error);
  await settle();
  const [photo] = tray.getState().photos;
  expect(photo).toMatchObject({ status: 'failed', canRetry: true });
  expect(photo).toHaveProperty('message', expect.stringMatching(message));
  expect(news()).toMatch(message);
  expect(sent).toHaveLength(2);
});

test.each([
  ['the server', new ApiError({ status: 415, code: 'photo_type', message: 'No photo.' })],
  ['this browser', new UnusablePhoto('No photo.')],
])(
  'what %s refuses takes no place, so that the next is the cover, and is told',
  async (_who, error) => {
    const { add, sent, shown, tray } = setUp();
    add([file('a'), file('b')]);
    sent[0]!.fail(error);
    await settle();
    expect(shown()).toEqual(['b sending']);
    expect(tray.getState().notices).toEqual(['a: No photo.']);
    expect(revoke).toHaveBeenCalledWith('blob:a');
    add([file('c')]);
    expect(tray.getState().notices).toEqual([]);
  },
);

test('a drawing is not even begun with', () => {
  const { add, sent, shown, tray } = setUp();
  const drawing = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
  add([drawing, file('a')]);
  expect(shown()).toEqual(['a sending']);
  expect(sent).toHaveLength(1);
  expect(tray.getState().notices).toEqual([expect.stringMatching(/^logo\.svg: .*Choose a JPEG/)]);
});

test('a photo whose turned copy is refused stays as it was', async () => {
  const { rotate, sent, shown, tray } = setUp([{ url: '/1', card: '/1-card' }]);
  rotate('/1');
  await settle();
  sent[0]!.fail(new UnusablePhoto('Too small.'));
  await settle();
  expect(shown()).toEqual(['Photo 1 ready']);
  expect(tray.getState().photos).toMatchObject([{ preview: '/1-card', stored: { url: '/1' } }]);
  expect(tray.getState().notices).toEqual(['Photo 1: Too small.']);
});

test('a stopped upload can be tried again and then arrives', async () => {
  const { add, cancel, retry, id, sent, shown } = setUp();
  add([file('a')]);
  cancel(id('a'));
  await settle();
  expect(sent[0]!.signal!.aborted).toBe(true);
  expect(shown()).toEqual(['a failed']);
  retry(id('a'));
  expect(shown()).toEqual(['a sending']);
  sent[1]!.done('/a');
  await settle();
  expect(shown()).toEqual(['a ready']);
});

test('a photo that waits can be stopped before it is sent', async () => {
  const { add, cancel, id, sent, shown } = setUp();
  add([file('a'), file('b')]);
  cancel(id('b'));
  sent[0]!.done('/a');
  await settle();
  expect(shown()).toEqual(['a ready', 'b failed']);
  expect(sent).toHaveLength(1);
});

test('a removed photo stops its upload, and the next one goes on', async () => {
  const { add, remove, id, sent, shown, news } = setUp();
  add([file('a'), file('b')]);
  remove(id('a'));
  expect(news()).toBe('a is removed.');
  await settle();
  expect(sent[0]!.signal!.aborted).toBe(true);
  expect(shown()).toEqual(['b sending']);
  expect(revoke).toHaveBeenCalledWith('blob:a');
});

test('more photos than a bike may have are left out, and that is said', () => {
  const { add, shown, tray } = setUp([{ url: '/1', card: '/1' }]);
  add(Array.from({ length: 9 }, (_none, place) => file(`f${place}`)));
  expect(shown()).toHaveLength(8);
  expect(tray.getState().notices).toEqual([
    'A bike may have 8 photos at most. The rest was left out.',
  ]);
});

test('moving a photo says its new place, and which one is the cover', () => {
  const stored = ['/1', '/2', '/3'].map((url) => ({ url, card: url }));
  const { move, shown, news } = setUp(stored);
  move('/3', 1);
  expect(news()).toBe('Photo 3 is now photo 2 of 3.');
  move('/3', 0);
  expect(news()).toBe('Photo 3 is now photo 1 of 3, the cover.');
  move('/3', -1);
  expect(shown()).toEqual(['Photo 3 ready', 'Photo 1 ready', 'Photo 2 ready']);
});

test('leaving the page ends what is being sent', () => {
  const { add, stop, sent } = setUp();
  add([file('a')]);
  stop();
  expect(sent[0]!.signal!.aborted).toBe(true);
});

test('a photo is turned from its original, shown so at once, and sent again in its place', async () => {
  const { rotate, id, sent, shown, tray, news, add } = setUp([{ url: '/1', card: '/1-card' }]);
  add([file('a')]);
  sent[0]!.done('/a');
  await settle();
  const own = id('a');
  rotate(own);
  expect(news()).toBe('a is turned to the right.');
  await settle();
  expect(sent[1]).toMatchObject({ name: 'a turned 1' });
  expect(tray.getState().photos[1]).toMatchObject({ preview: 'blob:a turned 1' });
  expect(revoke).toHaveBeenCalledWith('blob:a');
  rotate(own);
  sent[1]!.done('/a1');
  await settle();
  rotate(own);
  await settle();
  expect(sent[2]).toMatchObject({ name: 'a turned 2' });
  sent[2]!.done('/a2');
  rotate('/1');
  await settle();
  expect(sent[3]).toMatchObject({ name: '/1 turned 1' });
  sent[3]!.done('/11');
  await settle();
  expect(shown()).toEqual(['Photo 1 ready', 'a ready']);
  expect(tray.getState().photos).toMatchObject([
    { stored: { url: '/11' } },
    { stored: { url: '/a2' } },
  ]);
});

test('a photo of a guided place is named after it', async () => {
  const { add, sent, shown, tray } = setUp();
  add([file('IMG_1.jpg')], 'odometer');
  expect(shown()).toEqual(['Odometer sending']);
  sent[0]!.done('/a');
  await settle();
  expect(tray.getState().photos[0]).toMatchObject({ stored: { view: 'odometer' } });
});
