import type { BenchPerson } from '@motohaat/server/bench';

import type { Kind } from './open-load.ts';

/**
 * What costs little, so that no server refuses any of it while another one starts beside it. Three quarters come from visitors; of those who are signed
 * in four of ten calls change something.
 */
export function lightMix(
  port: number,
  people: readonly BenchPerson[],
  cursors: readonly string[],
): Kind[] {
  const get = (path: string, headers: readonly string[] = []) =>
    [`GET ${path} HTTP/1.1`, `host: localhost:${port}`, ...headers, '', ''].join('\r\n');
  const change = (person: BenchPerson, index: number) => {
    const body = JSON.stringify({ name: `Rahim Uddin ${index % 90}` });
    return [
      `PATCH /api/profile?email=${encodeURIComponent(person.email)} HTTP/1.1`,
      `host: localhost:${port}`,
      by(person),
      'content-type: application/json',
      `content-length: ${body.length}`,
      '',
      body,
    ].join('\r\n');
  };
  const pages = cursors.map((cursor) => get(`/api/categories/1?limit=24${cursor}`));
  return [
    { name: 'list', weight: 45, requests: pages },
    { name: 'adverts', weight: 5, requests: [get('/api/advertisedItems')] },
    {
      name: 'document',
      weight: 20,
      requests: ['/', '/categories/1', '/login'].map((path) =>
        get(path, ['accept: text/html', 'accept-encoding: gzip, br']),
      ),
    },
    { name: 'composition', weight: 5, requests: [get('/api/composition')] },
    {
      name: 'own',
      weight: 15,
      requests: people.flatMap((person) => [
        get('/api/me', [by(person)]),
        get(`/api/wishlist?email=${encodeURIComponent(person.email)}`, [by(person)]),
      ]),
    },
    { name: 'change', weight: 10, requests: people.map(change) },
  ];
}

/** What follows the address of a category's first pages. */
export async function findPages(port: number): Promise<string[]> {
  const pages = [''];
  while (pages.length < 50) {
    const answer = await fetch(`http://localhost:${port}/api/categories/1?limit=24${pages.at(-1)}`);
    await answer.arrayBuffer();
    const next = /[?&](cursor=[^&>]+)[^>]*>; rel="next"/.exec(
      answer.headers.get('link') ?? '',
    )?.[1];
    if (next === undefined)
      throw new Error(`A category answers ${answer.status}, and no next page`);
    pages.push(`&${next}`);
  }
  return pages;
}

export function by({ token }: BenchPerson): string {
  return `authorization: Bearer ${token}`;
}
