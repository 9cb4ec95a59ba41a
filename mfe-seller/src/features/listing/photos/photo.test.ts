import { expect, test } from 'vitest';

import { restWords } from '../../../messages/listing/rest/index.ts';
import { moved, type Photo, photosError, urlsOf } from './photo.ts';

const { photos: t } = restWords.messagesIn('en');
const base = { id: 'p', name: 'a.jpg', preview: 'blob:a' };
const ready = (url: string): Photo => ({ ...base, status: 'ready', stored: { url, card: url } });
const sending: Photo = { ...base, status: 'sending', part: 0.5 };
const waiting: Photo = { ...base, status: 'waiting' };
const failed: Photo = { ...base, status: 'failed', message: 'no', canRetry: true };

test.each([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 0, ['b', 'a', 'c']],
])('the photo at %i stands at %i afterwards', (from, to, expected) => {
  expect(moved(['a', 'b', 'c'], from, to)).toEqual(expected);
});

test('only photos that the server has count', () => {
  expect(urlsOf([ready('/1'), sending, ready('/2'), failed])).toEqual(['/1', '/2']);
});

test.each([
  ['waiting', [ready('/1'), waiting], /on its way/],
  ['being sent', [sending, failed], /on its way/],
  ['that failed', [ready('/1'), failed], /was not uploaded/],
])('a photo %s holds the form back and says why', (_state, photos, sentence) => {
  expect(photosError(photos, t)).toMatch(sentence);
});

test('photos that are all there hold nothing back', () => {
  expect(photosError([ready('/1'), ready('/2')], t)).toBeUndefined();
});
