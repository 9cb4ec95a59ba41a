import type { NoticeData, NoticeKind } from '@motohaat/domain/notice';

import type {
  Generated,
  GeneratedTimestamp,
  Json,
  Optional,
  OptionalTimestamp,
} from './columns.ts';

/** What somebody is told. */
export interface NoticesTable {
  id: string;
  user_id: string;
  kind: NoticeKind;
  /** What of this kind is told once. */
  once: string;
  /** How often an event of this name has taken the place of the one before. */
  round: Generated<number>;
  data: Json<NoticeData[NoticeKind]>;
  product_id: Optional<string>;
  booking_id: Optional<string>;
  /** What an admin wrote for whoever is told. */
  words: Optional<string>;
  created_at: GeneratedTimestamp;
  read_at: OptionalTimestamp;
}
