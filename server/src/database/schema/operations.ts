import type { MailStatus } from '@motohaat/domain/mail';
import type { NoticeData, NoticeKind } from '@motohaat/domain/notice';

import type {
  Generated,
  GeneratedTimestamp,
  Json,
  Optional,
  OptionalJson,
  OptionalTimestamp,
  Timestamp,
} from './columns.ts';

export interface IdempotencyKeysTable {
  /** The identity provider's uid of the caller. */
  actor: string;
  /** Method and path pattern, such as `POST /users`. */
  operation: string;
  key: string;
  request_hash: string;
  /** The id that the request gives to what it makes. */
  new_row_id: string;
  /** Empty, like the body, while the first request is still at work. */
  response_status: Optional<number>;
  response_body: OptionalJson<unknown>;
  /** Of answers that say something: the same in Bangla. `response_body` is in English then. */
  response_body_bn: Optional<string>;
  created_at: GeneratedTimestamp;
  expires_at: Timestamp;
}

/** A notice on its way to somebody by a channel (machine M12). */
export interface OutboxTable {
  /** Of the notice and its round: the same event makes the same row. */
  id: string;
  /** The channel. */
  topic: string;
  payload: Json<MailedNotice>;
  attempts: Generated<number>;
  last_error: Optional<string>;
  created_at: GeneratedTimestamp;
  /** Not to be tried before: a process that tries moves it on first. */
  due_at: GeneratedTimestamp;
  /** When it was sent or given up. */
  processed_at: OptionalTimestamp;
  user_id: Optional<string>;
  notice_id: Optional<string>;
  booking_id: Optional<string>;
  status: Generated<MailStatus>;
}

/** What a notice says when it is made. */
export type MailedNotice = {
  kind: NoticeKind;
  data: NoticeData[NoticeKind];
  words: string | null;
  productId: string | null;
};

/** Whether notices reach people by a channel. */
export interface ChannelsTable {
  name: string;
  is_open: boolean;
}

/** What somebody does not want by a channel. */
export interface NoticeRefusalsTable {
  user_id: string;
  kind: NoticeKind;
  channel: string;
  created_at: GeneratedTimestamp;
}

export interface JobLeasesTable {
  job: string;
  /** The process that may run the job until `expires_at`. */
  holder: string;
  expires_at: Timestamp;
  /** When the job last ended well. */
  finished_at: OptionalTimestamp;
}

/** Rows are only ever added; the database refuses to change or delete one. */
export interface AuditLogTable {
  /** From 1, without gaps. */
  number: number;
  at: Timestamp;
  /** Empty: the system itself. */
  actor_id: Optional<string>;
  action: string;
  subject_kind: string;
  subject_id: string;
  detail: Json<unknown>;
  /** The hash of the row before; of the first row, whatever its writer fixes. */
  previous_hash: string;
  hash: string;
}
