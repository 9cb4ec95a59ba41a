import type { Role } from '@motohaat/shared/domain/role';

import type {
  Generated,
  GeneratedTimestamp,
  Optional,
  OptionalTimestamp,
  Timestamp,
} from './columns.ts';

/** A deleted account keeps its row, so that bookings and payments still have their parties. */
type UserStatus = 'active' | 'suspended' | 'deleted';

export interface UsersTable {
  id: string;
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
  role: Role;
  status: Generated<UserStatus>;
  /** Raised to refuse every access token given out before. */
  token_version: Generated<number>;
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
