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
};

/** The one door to whoever knows people's identities. */
export type IdentityPort = {
  /**
   * @throws AppError `unauthenticated` for a token that does not count, `unavailable` if the
   * provider's keys cannot be had
   */
  verifyIdToken(token: string): Promise<VerifiedIdentity>;
};
