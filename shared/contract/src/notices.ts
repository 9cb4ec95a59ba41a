import { mostUnread, type NoticeKind, noticeKinds } from '@motohaat/domain/notice';
import * as v from 'valibot';

import { Count, IsoTime, Key, Name, Url, Words } from './values.ts';

const Kind = v.picklist(noticeKinds as [NoticeKind, ...NoticeKind[]]);

/** A notice for the person it was made for, in the language in which it is asked for. */
export const Notice = v.object({
  _id: Key,
  kind: Kind,
  title: Name,
  text: Words,
  /** Where it leads, as a path within the language; `null` where there is nothing more to see. */
  path: v.nullable(Url),
  createdAt: IsoTime,
  read: v.boolean(),
});
export type Notice = v.InferOutput<typeof Notice>;

/** `GET /notices/unread`: how many are not read; the highest means that many or more. */
export const UnreadNotices = v.object({ unread: v.pipe(Count, v.maxValue(mostUnread)) });
export type UnreadNotices = v.InferOutput<typeof UnreadNotices>;

/** `POST /notices/read`: all of them, or those made until then, as far as somebody has seen them. */
export const ReadNotices = v.object({ until: v.optional(v.pipe(v.string(), v.isoTimestamp())) });
export type ReadNotices = v.InferOutput<typeof ReadNotices>;
