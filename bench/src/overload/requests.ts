import type { BenchPerson } from '@motohaat/server/bench';

/** Whole requests as they go over the wire to one server. */
export function requestsTo(port: number) {
  const write = (first: string, headers: readonly string[], body = '') =>
    [`${first} HTTP/1.1`, `host: localhost:${port}`, ...headers, '', body].join('\r\n');
  const get = (path: string, headers: readonly string[] = []) => write(`GET ${path}`, headers);
  return {
    get,
    /** The document of a page. */
    page: (path: string) => get(path, ['accept: text/html', 'accept-encoding: gzip, br']),
    /** What people who are signed in read of their own. */
    own: (people: readonly BenchPerson[]) =>
      people.flatMap((person) => [
        get('/api/me', [by(person)]),
        get(`/api/wishlist?email=${encodeURIComponent(person.email)}`, [by(person)]),
      ]),
    /** A change of each of them. */
    changes: (people: readonly BenchPerson[]) =>
      people.map((person, index) => {
        const body = JSON.stringify({ name: `Rahim Uddin ${index % 90}` });
        const length = `content-length: ${Buffer.byteLength(body)}`;
        const headers = [by(person), 'content-type: application/json', length];
        return write(`PATCH /api/profile?email=${encodeURIComponent(person.email)}`, headers, body);
      }),
  };
}

function by({ token }: BenchPerson): string {
  return `authorization: Bearer ${token}`;
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
