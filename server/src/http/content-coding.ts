import type { FastifyReply } from 'fastify';

import { remembered } from './remembered.ts';

/** Below this many bytes, compression gains less than its header costs. */
export const compressibleFrom = 1_000;

/** By what callers sent: few headers come from many. */
const read = remembered<ReadonlySet<string>>(100);

/**
 * The content codings that a caller takes, in lower case.
 * Source: RFC 9110, section 12.5.3 (a weight of 0 means "not acceptable").
 */
export function acceptedCodings(header = ''): ReadonlySet<string> {
  return read(header, () => parse(header));
}

function parse(header: string): ReadonlySet<string> {
  return new Set(
    header
      .toLowerCase()
      .split(',')
      .map((item) => item.trim())
      .filter((item) => !/;\s*q=0(?:\.0*)?$/.test(item))
      .map((item) => item.replace(/\s*;.*$/, '')),
  );
}

/** Says that the answer is another one for callers who accept other codings. */
export function varyByCoding(reply: FastifyReply): void {
  const vary = reply.getHeader('vary');
  reply.header('vary', vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`);
}
