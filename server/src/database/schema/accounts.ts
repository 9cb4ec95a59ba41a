import type { AccountStatus } from '@motohaat/domain/account';
import type { Language } from '@motohaat/domain/language';
import type { Role } from '@motohaat/domain/role';

import type {
  Generated,
  GeneratedTimestamp,
  Optional,
  OptionalTimestamp,
  Timestamp,
} from './columns.ts';

export interface UsersTable {
  id: string;
  /** Names the account where anybody may read it. */
  public_id: Generated<string>;
  /** The identity provider's id of the person; the key of every account (ruling S3.2). */
  uid: string;
  /** In lower case. */
  email: string;
  email_verified: Generated<boolean>;
  /** Empty when the person gave none. */
  name: Generated<string>;
  photo_url: Optional<string>;
  /** `+8801…`, eleven digits after the plus and country code. */
  phone: Optional<string>;
  /** Chosen by the person; none yet where it is empty. */
  language: Optional<Language>;
  role: Role;
  /** A deleted account keeps its row, so that bookings and payments still have their parties. */
  status: Generated<AccountStatus>;
  /** Told to the person at sign-in. */
  suspension_reason: Optional<string>;
  /** The same, where no admin did it; it comes first. */
  suspension_code: Optional<'strikes'>;
  /** Raised to refuse every access token given out before. */
  token_version: Generated<number>;
  /** ID tokens of sign-ins before this count no more. */
  signed_out_at: OptionalTimestamp;
  /** When the account's owner, who asked for it, is gone. */
  leaving_at: OptionalTimestamp;
  /** When the identity provider last said that the password was changed. */
  password_changed_at: OptionalTimestamp;
  is_demo: Generated<boolean>;
  created_at: GeneratedTimestamp;
  updated_at: GeneratedTimestamp;
  deleted_at: OptionalTimestamp;
}

export interface RevokedTokensTable {
  jti: string;
  user_id: string;
  /** When the token would have expired anyway; the row may go then. */
  expires_at: Timestamp;
}

/** A deletion under way: each of its steps, when it was done. */
export interface AccountDeletionsTable {
  user_id: string;
  /** The person, or an admin. */
  requested_by: string;
  reason: Generated<string>;
  /** Whether the address may never sign up again. */
  ban: Generated<boolean>;
  requested_at: GeneratedTimestamp;
  /** Not before this. */
  due_at: Timestamp;
  /** Since when it waits for money that is on its way. */
  held_at: OptionalTimestamp;
  identity_disabled_at: OptionalTimestamp;
  erased_at: OptionalTimestamp;
  identity_deleted_at: OptionalTimestamp;
  /** When also the provider's id of the person was forgotten. */
  finished_at: OptionalTimestamp;
}

export interface BansTable {
  /** Keyed hash of an address or a phone number. */
  hash: string;
  created_at: GeneratedTimestamp;
}
