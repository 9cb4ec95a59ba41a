import type { DrawnPage } from '@motohaat/contract/rendering';
import * as v from 'valibot';

import type { FromChild } from './child/protocol.ts';

const Drawn = v.object({
  status: v.picklist([200, 404, 410]),
  redirect: v.optional(v.string()),
  html: v.string(),
  head: v.string(),
  state: v.string(),
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

/** What no page draws: what would run, load or lead elsewhere, and what the document itself has. Data may be there. */
const foreign =
  /<(?:script(?! type="application\/ld\+json">)|base|style|iframe|object|embed|meta|html|head|body)\b|<\/(?:html|head|body)\b|<[a-z][^<>]*\sid=["']?(?:root|boot|state)["'\s>]/i;

/** Tags that may stand in a head; a script holds data. */
const headTags =
  /^\s*(?:<title>[^<]*<\/title>|<(?:meta(?![^>]*http-equiv)|link(?![^>]*(?:stylesheet|modulepreload|import)))\b[^<>]*>|<script type="application\/ld\+json">[^<]*<\/script>|\s)*$/i;

/**
 * What is wrong with a drawn page, in a sentence: it holds what is not a page's to draw. The policy of
 * the document would refuse to run it; it must not stand where the shell looks for its own either.
 *
 * @returns `undefined` when it is as it should be
 */
export function checkDrawn({ html, head, state, redirect }: DrawnPage): string | undefined {
  if (redirect !== undefined) {
    const isWithin = /^\/(?![/\\])[^\s\\]*$/.test(redirect);
    return isWithin ? undefined : 'It leads out of the site.';
  }
  const [found] = foreign.exec(html) ?? [];
  if (found !== undefined) return `It draws ${found.trim()}, which is not a page's.`;
  if (!headTags.test(head)) return 'Its head holds more than titles, meta, links and data.';
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
