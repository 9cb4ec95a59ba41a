import type { HintKind } from '@motohaat/domain/hint';
import type { ColumnType, Generated } from 'kysely';

import type { GeneratedTimestamp, Optional } from './columns.ts';

/** A hint to somebody's open pages. */
export interface HintsTable {
  number: Generated<number>;
  /** The transaction that wrote it, which alone says who has seen it. */
  xid: ColumnType<string, never, never>;
  user_id: string;
  kind: HintKind | 'session';
  about: Optional<string>;
  version: Optional<number>;
  created_at: GeneratedTimestamp;
}
