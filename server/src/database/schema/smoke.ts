import type { SmokePicture, SmokeTest } from '@motohaat/contract/smoke-tests';

import type {
  Generated,
  GeneratedTimestamp,
  Json,
  Optional,
  OptionalJson,
  OptionalTimestamp,
} from './columns.ts';

/** What machines found. Its id is that of the order. */
export interface SmokeTestsTable {
  id: string;
  application: string;
  release: string;
  revision: number;
  /** The rest of the set that it was made in: application → release id. */
  others: OptionalJson<Record<string, string>>;
  passed: boolean;
  report: Json<SmokeTest>;
  /** Empty in reports of before there were machines. */
  signature: Optional<string>;
  created_at: GeneratedTimestamp;
}

export interface SmokeOrdersTable {
  id: string;
  application: string;
  release: string;
  revision: number;
  /** The rest of the set that is looked at: application → release id. */
  others: OptionalJson<Record<string, string>>;
  ordered_at: GeneratedTimestamp;
  machine: Optional<string>;
  /** Until when its machine has it without saying so again. */
  held_until: OptionalTimestamp;
  attempts: Generated<number>;
  pages_done: Generated<number>;
  pages: Optional<number>;
  ended_at: OptionalTimestamp;
  problem: Optional<string>;
}

export interface SmokeMachinesTable {
  name: string;
  browser: string;
  seen_at: GeneratedTimestamp;
}

export interface SmokePicturesTable {
  test: string;
  number: number;
  path: string;
  of: SmokePicture['of'];
  version: string;
  /** Of the window, in CSS pixels. */
  width: number;
  content: Buffer;
}
