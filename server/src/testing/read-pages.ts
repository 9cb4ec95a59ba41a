import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';

/**
 * A list page by page: follows the `Link` header to the end.
 *
 * @param get asks for one page
 */
export async function readPages<Entry>(
  url: string,
  get: (url: string) => Promise<LightMyRequestResponse>,
): Promise<Entry[][]> {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  const next = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers['link']))?.[1];
  return [answer.json<Entry[]>(), ...(next ? await readPages<Entry>(next, get) : [])];
}
