import type { ListQuery } from '@motohaat/contract/list';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { InferOutput } from 'valibot';

/** A page as a list's query asks for it. */
export type PageRequest = InferOutput<typeof ListQuery>;

/** Rows of a page, and the cursor of the next one if there are more. */
export type Page<Row> = { rows: Row[]; next: string | undefined };

/**
 * Cuts the row that was fetched only to see whether more follow.
 *
 * @param rows up to one more than `limit`
 * @param cursorOf the cursor that continues after a row
 */
export function pageOf<Row>(rows: Row[], limit: number, cursorOf: (row: Row) => string): Page<Row> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { rows: shown, next: rows.length > limit && last ? cursorOf(last) : undefined };
}

/** Says in a `Link` header where the next page is (RFC 8288); the body stays a bare array. */
export function linkNext(request: FastifyRequest, reply: FastifyReply, next: string | undefined) {
  if (next === undefined) return;
  const { url } = request;
  const end = url.includes('?') ? url.indexOf('?') : url.length;
  const others = url
    .slice(end + 1)
    .split('&')
    .filter((each) => each !== '' && !/^cursor(?:=|$)/.test(each));
  // A cursor is base64url. Nothing that the caller sent may end the address.
  const query = [...others, `cursor=${next}`].join('&');
  const target = `${url.slice(0, end)}?${query}`.replace(/[<>"]|[^\x21-\x7e]/g, encodeURIComponent);
  reply.header('link', `<${target}>; rel="next"`);
}
