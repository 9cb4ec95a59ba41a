import type { CallShape } from '@motohaat/contract/call-shapes';
import type { CanaryVerdict, SignalVerdict } from '@motohaat/contract/canaries';
import type { Release, RemoteRelease } from '@motohaat/contract/composition';
import type { FaultKind, Frame } from '@motohaat/contract/faults';
import type { MeasurementKind } from '@motohaat/contract/measurements';
import type { RevisionOperation } from '@motohaat/contract/registry';
import type { DeliveryStatus } from '@motohaat/contract/webhooks';

import type { OwnReason } from '../../messages/own-reasons.ts';
import type {
  Generated,
  GeneratedJson,
  GeneratedTimestamp,
  Json,
  Optional,
  OptionalJson,
  OptionalTimestamp,
  Timestamp,
} from './columns.ts';

/** Rows are only ever added; the database refuses to change or delete one. */
export interface ReleasesTable {
  /** `shell` or the name of a remote. */
  application: string;
  /** Hash of the content. */
  id: string;
  /** One content has it; builds of a working tree carry the beginning of their id behind it. */
  version: string;
  manifest: Json<Release>;
  /** `server` at its start, or `team:<application>`. */
  published_by: Generated<string>;
  created_at: GeneratedTimestamp;
}

/** A release that a few people try first. */
export type CanaryState = {
  release: string;
  /** Of the visitors, 0 to 100. */
  percent: number;
  /** Ids of accounts. */
  accounts: string[];
  /** Of several that are tried together: the names of all, sorted. A visitor gets all or none. */
  set?: string[];
  /** Whether it grows by itself while it does no worse. */
  ramp?: boolean;
  /** Why it is tried although it was convicted before. */
  again?: string;
};

/** Rows are only ever added. The live revision is the one with the highest number. */
export interface RevisionsTable {
  number: number;
  /** The number before; empty for revision 1. */
  previous: Optional<number>;
  /** Application → release id. */
  releases: Json<Record<string, string>>;
  canaries: GeneratedJson<Record<string, CanaryState>>;
  /** Application → the sentence that people read in its place. */
  closed: GeneratedJson<Record<string, string>>;
  /** Of operations of `start`: what the server was given. Application → release id. */
  offered: OptionalJson<Record<string, string>>;
  act: Generated<RevisionOperation>;
  application: Optional<string>;
  /** All that it was done with, where those are several or were changed by a start. */
  applications: OptionalJson<string[]>;
  /** Why a release was promoted that had been convicted. */
  again: Optional<string>;
  /** `server` at its start, `system` by itself, `team:<application>`, `user:<id>`. */
  author: string;
  reason: string;
  /** The same, where nobody wrote it; it comes first. */
  why: OptionalJson<OwnReason>;
  /** That an admin let a release through which no machine had looked at. */
  untested: Generated<boolean>;
  created_at: GeneratedTimestamp;
}

export interface TeamMembersTable {
  account_id: string;
  application: string;
  created_at: GeneratedTimestamp;
}

export interface TeamTokensTable {
  id: string;
  application: string;
  label: string;
  hash: string;
  created_at: GeneratedTimestamp;
  revoked_at: OptionalTimestamp;
}

export interface WebhooksTable {
  id: string;
  url: string;
  created_at: GeneratedTimestamp;
  /** Since its other side said that it is gone. */
  ended_at: OptionalTimestamp;
}

export interface WebhookDeliveriesTable {
  id: Generated<string>;
  webhook_id: string;
  /** What it tells; of a finding, the revision in which that came up. */
  revision: number;
  finding: Optional<string>;
  status: Generated<DeliveryStatus>;
  attempts: Generated<number>;
  due_at: GeneratedTimestamp;
  last_error: Optional<string>;
  created_at: GeneratedTimestamp;
  processed_at: OptionalTimestamp;
}

export interface MeasurementsTable {
  view: string;
  remote: string;
  release: string;
  kind: MeasurementKind;
  canary: boolean;
  value: Optional<number>;
  /** When the view was named. */
  at: GeneratedTimestamp;
  /** See `originOf`; empty in what was told before there were origins. */
  origin: Optional<string>;
  /** See `groupOf`; empty in views that no coin decided. */
  visitor: Optional<string>;
}

/** The last look of each hour at a canary. */
export interface CanaryLooksTable {
  application: string;
  release: string;
  hour: Timestamp;
  at: Timestamp;
  verdict: CanaryVerdict;
  signals: Json<SignalVerdict[]>;
}

/** What came up of a canary, each once. */
export interface CanaryFindingsTable {
  id: Generated<string>;
  application: string;
  release: string;
  /** In which it was tried then. */
  revision: number;
  kind: CanaryFindingKind;
  why: Json<OwnReason>;
  signals: Json<SignalVerdict[]>;
  at: GeneratedTimestamp;
  /** Of what keeps it from growing. */
  ended_at: OptionalTimestamp;
}

/** `held`: it was to grow by itself, and could not. */
export type CanaryFindingKind = Exclude<CanaryVerdict, 'not_yet'> | 'held';

export interface OverridesTable {
  id: string;
  application: string;
  account_id: string;
  origin: string;
  manifest: Json<RemoteRelease>;
  created_at: GeneratedTimestamp;
  expires_at: Timestamp;
  ended_at: OptionalTimestamp;
}

export interface PreviewsTable {
  id: string;
  application: string;
  name: string;
  /** The account; `null`: the team with its token. */
  made_by: string | null;
  created_at: GeneratedTimestamp;
  changed_at: GeneratedTimestamp;
  expires_at: Timestamp;
}

export interface PreviewReleasesTable {
  preview: string;
  application: string;
  release: string;
}

export interface PurgedReleasesTable {
  application: string;
  release: string;
  purged_at: GeneratedTimestamp;
}

/** What a file of a release holds, once for all releases. */
export interface ReleaseContentsTable {
  /** By which releases list it. */
  integrity: string;
  /** As it was published. */
  bytes: number;
}

export interface ReleaseContentPartsTable {
  integrity: string;
  /** As it was published, or compressed. */
  form: 'plain' | 'br' | 'gzip';
  /** From 0; an empty content has one. */
  number: number;
  content: Buffer;
}

export interface ReleaseContentFormsTable {
  integrity: string;
  form: 'br' | 'gzip';
  /** SHA-256 of the form as it was made. */
  hash: Buffer;
}

export interface ReleaseFilesTable {
  application: string;
  release: string;
  integrity: string;
}

/** One row for each statement that changed what visitors see. */
export interface PublicChangesTable {
  id: Generated<string>;
  /** A number by chance; the sum of all is the version of public data. */
  mark: Generated<string>;
  at: GeneratedTimestamp;
}

export interface DrawFailuresTable {
  id: string;
  application: string;
  release: string;
  failures: number;
  /** Of the latest. */
  path: string;
  reason: string;
  at: GeneratedTimestamp;
}

/** A form in which some server has answered a call. */
export interface CallShapesTable {
  name: string;
  mark: string;
  shape: Json<CallShape>;
}

/** What went wrong in a release on people's pages, all of one kind in one row. */
export interface FaultsTable {
  id: string;
  application: string;
  release: string;
  kind: FaultKind;
  name: string;
  message: string;
  call: Optional<string>;
  status: Optional<number>;
  frames: Json<Frame[]>;
  views: Generated<number>;
  first_at: Timestamp;
  last_at: Timestamp;
}

export interface FaultViewsTable {
  fault: string;
  view: string;
  at: Timestamp;
  origin: string;
}
