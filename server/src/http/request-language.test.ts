import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';

import { languageOf } from './request-language.ts';

const asked = (language: string | undefined, before?: string) => {
  const headers: Record<string, unknown> = { vary: before };
  const reply = {
    getHeader: (name: string) => headers[name],
    header: (name: string, value: unknown) => (headers[name] = value),
  };
  const request = { headers: { 'accept-language': language } };
  const answered = languageOf(request as FastifyRequest, reply as unknown as FastifyReply);
  return [answered, headers['vary']];
};

test.each([
  ['bn', 'bn'],
  ['en', 'en'],
  [undefined, 'en'],
  ['bn-BD,bn;q=0.9', 'en'],
])('where %s is wanted, the answer is in %s and says that it depends on it', (wanted, language) => {
  expect(asked(wanted)).toEqual([language, 'Accept-Language']);
});

test('what an answer depends on is said once, and beside what it depends on already', () => {
  expect(asked('bn', 'Origin')).toEqual(['bn', 'Origin, Accept-Language']);
  expect(asked('bn', 'Accept-Language')).toEqual(['bn', 'Accept-Language']);
});
