/** Who the identity provider says that somebody is. */
export type VerifiedIdentity = {
  /** The provider's own id of the person. */
  uid: string;
  /** In lower case. */
  email: string;
  /** Whether the person proved to the provider that the address is theirs. */
  emailVerified: boolean;
  name: string;
  photo: string | null;
  /** How they signed in: `password`, `google.com`. */
  provider: string;
  /** When they did, by password or at Google: not the age of the token. */
  signedInAt: Date;
};

/** The one door to whoever knows people's identities. */
export type IdentityPort = {
  /**
   * @throws AppError `unauthenticated` for a token that does not count, `unavailable` if the
   * provider's keys cannot be had
   */
  verifyIdToken(token: string): Promise<VerifiedIdentity>;
};

/**
 * What the server may do to people's accounts at the identity provider. Each may be repeated, and an
 * account that is gone counts as done.
 *
 * @throws AppError `unavailable` if the provider cannot be asked
 */
export type IdentityAccounts = {
  /** Refuses its sign-ins and ends its sessions. */
  disableAccount(uid: string): Promise<void>;
  enableAccount(uid: string): Promise<void>;
  /** Ends its sessions everywhere; who signs in again may come in. */
  endSessions(uid: string): Promise<void>;
  deleteAccount(uid: string): Promise<void>;
  /** When its password was set or last changed; `null` where it has none. */
  passwordChangedAt(uid: string): Promise<Date | null>;
};
