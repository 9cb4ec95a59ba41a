import type { Release } from '@motohaat/shared/contract/composition';

import type { GeneratedTimestamp, Json, Optional } from './columns.ts';

/** Rows are only ever added; the database refuses to change or delete one. */
export interface ReleasesTable {
  /** `shell` or the name of a remote. */
  application: string;
  /** Hash of the content. */
  id: string;
  version: string;
  manifest: Json<Release>;
  created_at: GeneratedTimestamp;
}

/** Rows are only ever added. The live revision is the one with the highest number. */
export interface RevisionsTable {
  number: number;
  /** The number before; empty for revision 1. */
  previous: Optional<number>;
  /** Application → release id. */
  releases: Json<Record<string, string>>;
  author: string;
  reason: string;
  created_at: GeneratedTimestamp;
}
