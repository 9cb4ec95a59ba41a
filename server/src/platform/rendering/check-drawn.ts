import * as v from 'valibot';

import type { Utf8 } from '../../http/utf8.ts';
import type { DrawnHead, FromChild } from './child/protocol.ts';

/** A page as it was drawn: what is long of it in UTF-8, as it is sent to browsers. */
export type DrawnBytes = DrawnHead & { html: Utf8; state: Utf8 };

const Drawn = v.object({
  status: v.picklist([200, 404, 410]),
  redirect: v.optional(v.string()),
  head: v.string(),
});

const Message = v.variant('type', [
  v.object({ type: v.literal('bound') }),
  v.object({
    type: v.literal('ask'),
    id: v.number(),
    ask: v.number(),
    url: v.string(),
    headers: v.record(v.string(), v.string()),
  }),
  v.object({
    type: v.literal('drawn'),
    id: v.number(),
    page: Drawn,
    used: v.array(v.number()),
    cpu: v.number(),
  }),
  v.object({ type: v.literal('failed'), id: v.nullable(v.number()), message: v.string() }),
]);

/** @throws what is no message of a renderer */
export function readMessage(message: unknown): FromChild {
  return v.parse(Message, message);
}

/**
 * What no page draws: what would run, load or lead elsewhere, and what the document itself has. Data may be
 * there. It is looked for among bytes, of which letters beyond ASCII have several: none of those is meant.
 */
const foreign =
  /<(?:script(?! type="application\/ld\+json">)|base|style|iframe|object|embed|meta|html|head|body)\b|<\/(?:html|head|body)\b/i;
/** An element where the shell looks for its own. */
const foreignId = /<[a-z][^<>]*[\t\n\f\r "'/]id=["']?(?:root|boot|state)["'\s>]/i;
/** Without such words there is none, and they are found in an eighth of the time. */
const wordsOfForeignId = /[\t\n\f\r "'/]id=["']?(?:root|boot|state)["'\s>]/i;

function findForeign(html: string): string | undefined {
  const found =
    foreign.exec(html) ?? (wordsOfForeignId.test(html) ? foreignId.exec(html) : undefined);
  return found?.[0];
}

/** Letters of a head: fifty bikes as data take less than half of it. */
const longestHead = 200_000;
/** Letters of an address that others are told. */
const longestAddress = 8_000;

/**
 * What may stand in a head, one after the other: space, and tags, of which a script holds data. Each begins
 * where the last ended: a search for all of them at once could take a time that grows with the square.
 */
const partOfHead =
  /\s+|<title>[^<]*<\/title>|<(?:meta(?![^<>]*http-equiv)|link(?![^<>]*(?:stylesheet|modulepreload|import)))\b[^<>]*>|<script type="application\/ld\+json">[^<]*<\/script>/iy;

function isHead(head: string): boolean {
  if (head.length > longestHead) return false;
  partOfHead.lastIndex = 0;
  while (partOfHead.lastIndex < head.length) {
    // Where it fails it begins anew.
    if (!partOfHead.test(head)) return false;
  }
  return true;
}

/**
 * What is wrong with a drawn page, in a sentence: it holds what is not a page's to draw. The policy of
 * the document would refuse to run it; it must not stand where the shell looks for its own either.
 *
 * @returns `undefined` when it is as it should be
 */
export function checkDrawn({ html, head, state, redirect }: DrawnBytes): string | undefined {
  if (redirect !== undefined) {
    // As a header can say it: percent-encoded.
    const isWithin = /^\/(?![/\\])[!-[\]-~]*$/.test(redirect);
    return isWithin && redirect.length <= longestAddress ? undefined : 'It leads out of the site.';
  }
  const found = findForeign(html);
  if (found !== undefined) return `It draws ${found.trim()}, which is not a page's.`;
  if (!isHead(head)) return 'Its head holds more than titles, meta, links and data.';
  return isDataText(state) ? undefined : 'Its state is no JSON that may stand in a script.';
}

function isDataText(state: string): boolean {
  if (state.includes('<')) return false;
  try {
    JSON.parse(state);
    return true;
  } catch {
    return false;
  }
}
