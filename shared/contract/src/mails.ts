import { mailStatuses } from '@motohaat/domain/mail';
import { type NoticeKind, noticeKinds } from '@motohaat/domain/notice';
import * as v from 'valibot';

import { ListQuery } from './list.ts';
import { Count, Email, IsoTime, Key, Name, Words } from './values.ts';

const Kind = v.picklist(noticeKinds as [NoticeKind, ...NoticeKind[]]);
const Status = v.picklist(mailStatuses);

/** `GET /notices/choices`: of what the caller is mailed, by subject, in the language of the answer. */
export const MailChoices = v.object({
  /** Whether this site mails people at all. */
  isOpen: v.boolean(),
  /** Where mails go. */
  email: Email,
  subjects: v.array(
    v.object({
      subject: Name,
      title: Name,
      /** Whether mails of it are sent whatever is chosen. */
      always: v.boolean(),
      kinds: v.array(v.object({ kind: Kind, title: Name, mailed: v.boolean() })),
    }),
  ),
});
export type MailChoices = v.InferOutput<typeof MailChoices>;

/** `PATCH /notices/choices`. */
export const ChooseMails = v.object({
  kinds: v.pipe(v.array(Kind), v.minLength(1), v.maxLength(100)),
  mailed: v.boolean(),
});
export type ChooseMails = v.InferOutput<typeof ChooseMails>;

/** The link of a mail. */
export const OffQuery = v.object({ token: v.pipe(v.string(), v.maxLength(300)) });

/** `GET /mails`: mails in trouble, for admins. */
export const MailsQuery = v.object({
  ...ListQuery.entries,
  status: v.optional(v.picklist(['dead', 'failed']), 'dead'),
});
export type MailsQuery = v.InferInput<typeof MailsQuery>;

/** A mail that could not be sent. */
export const TroubledMail = v.object({
  _id: Key,
  to: Email,
  kind: Kind,
  /** What mails of its kind are about, in the language of the answer. */
  title: Name,
  status: Status,
  tries: Count,
  /** What the server that should have taken it said. */
  error: Words,
  createdAt: IsoTime,
  /** When it is tried again, or was given up. */
  at: IsoTime,
});
export type TroubledMail = v.InferOutput<typeof TroubledMail>;
