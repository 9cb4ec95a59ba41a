import { expect, test } from 'vitest';

import { readImageSettings } from './images.ts';

const key = { IMAGES_KEY: 'a_key_of_ours' };
const other = { IMAGES_UPLOAD_URL: 'https://photos.example/1/upload' };

test.each<[string, Parameters<typeof readImageSettings>[0], string, string[]]>([
  [
    'without a key to the stand-in',
    {},
    'http://127.0.0.1:4401/1/upload',
    ['http://127.0.0.1:4401'],
  ],
  [
    'to the stand-in where it is',
    { SANDBOX_URL: 'http://127.0.0.1:4501' },
    'http://127.0.0.1:4501/1/upload',
    ['http://127.0.0.1:4501'],
  ],
  ['with a key to imgbb', key, 'https://api.imgbb.com/1/upload', ['https://i.ibb.co']],
  ['to another host', { ...key, ...other }, other.IMAGES_UPLOAD_URL, ['https://photos.example']],
  [
    'to another host, and shown from where it says',
    { ...other, IMAGES_ORIGINS: 'https://a.example, https://b.example' },
    other.IMAGES_UPLOAD_URL,
    ['https://a.example', 'https://b.example'],
  ],
])('photos are sent %s', (_where, env, uploadUrl, origins) => {
  expect(readImageSettings(env)).toMatchObject({ uploadUrl, origins });
});

test('the key is the one that was given; without one it is the stand-in’s', () => {
  expect(readImageSettings(key).key).toBe('a_key_of_ours');
  expect(readImageSettings({}).key).toBe('images_MotoHaatSandbox');
});
