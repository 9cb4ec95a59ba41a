import { hintKinds, mostHints } from '@motohaat/domain/hint';
import * as v from 'valibot';

import { Count, Key, Text } from './values.ts';

/** Up to where somebody has been hinted: opaque, and longer the more goes on at the same time. */
export const HintCursor = Text(4_000);

/** Something of the caller's changed. */
export const Hint = v.object({
  /** One for each hint, by which a repeat is known. */
  number: Count,
  kind: v.picklist(hintKinds),
  /** What changed: a booking, a conversation; `null` where there is only one, as the list of notices. */
  id: v.nullable(Key),
  /** Which state of it is there now, where it counts them: of a conversation its last message. */
  version: v.nullable(Count),
});
export type Hint = v.InferOutput<typeof Hint>;

/** `GET /stream`: what changed since a cursor, in order. */
export const Hints = v.object({
  /** To go on from. */
  cursor: HintCursor,
  /** Whether hints may be missing: everything is to be looked at again. */
  again: v.boolean(),
  hints: v.pipe(v.array(Hint), v.maxLength(mostHints)),
});
export type Hints = v.InferOutput<typeof Hints>;

/** Where to go on; from now on without it. */
export const StreamQuery = v.object({ after: v.optional(HintCursor) });

/** The media type of a stream of server-sent events. */
export const eventStream = 'text/event-stream';
/** The header in which a stream is told where to go on. */
export const lastEventId = 'last-event-id';
/** Told last on a stream that another one of the same account took the place of: poll instead. */
export const crowdedEvent = 'crowded';
