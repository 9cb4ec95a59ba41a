import { errors, jwtVerify, SignJWT } from 'jose';

import { refusal } from './errors.ts';
import type { SigningKeys } from './keys.ts';
import type { Account } from './state.ts';

/** Life of an ID token in seconds, the vendor's own. */
export const ID_TOKEN_SECONDS = 3600;

const REFRESH_ISSUER = 'motohaat-sandbox-refresh';

export type SignInProvider = 'password' | 'google.com';

/** One sign-in, which lives on through its refresh tokens. */
export interface Session {
  provider: SignInProvider;
  /** When the person signed in, in seconds since 1970. */
  authTime: number;
}

/** What the vendor answers to every kind of sign-in. */
export interface IssuedTokens {
  idToken: string;
  refreshToken: string;
  /** Seconds, as text. */
  expiresIn: string;
}

/** A session read from a token; its account is not looked up yet. */
export interface TokenSubject {
  localId: string;
  session: Session;
  /** When the token was issued, in ms since 1970. */
  issuedAt: number;
}

/**
 * Issues and reads tokens with the claims of Firebase Authentication.
 * Source: https://firebase.google.com/docs/auth/admin/verify-id-tokens (claims of an ID token).
 */
export class Tokens {
  readonly #keys: SigningKeys;
  readonly #project: string;
  readonly #now: () => number;

  /** @param now the time in ms since 1970. */
  constructor(keys: SigningKeys, project: string, now: () => number) {
    this.#keys = keys;
    this.#project = project;
    this.#now = now;
  }

  get #issuer(): string {
    return `https://securetoken.google.com/${this.#project}`;
  }

  async issue(account: Account, session: Session): Promise<IssuedTokens> {
    const [idToken, refreshToken] = await Promise.all([
      this.#signIdToken(account, session),
      this.#sealRefreshToken(account, session),
    ]);
    return { idToken, refreshToken, expiresIn: String(ID_TOKEN_SECONDS) };
  }

  /**
   * Reads an ID token that this stand-in issued.
   *
   * @throws HttpError TOKEN_EXPIRED or INVALID_ID_TOKEN.
   */
  async readIdToken(token: string): Promise<TokenSubject> {
    try {
      const { payload } = await jwtVerify(token, this.#keys.publicKey, {
        algorithms: ['RS256'],
        issuer: this.#issuer,
        audience: this.#project,
        requiredClaims: ['sub', 'iat'],
        currentDate: new Date(this.#now()),
      });
      const firebase = payload['firebase'] as { sign_in_provider: SignInProvider };
      return {
        localId: payload.sub as string,
        session: { provider: firebase.sign_in_provider, authTime: payload['auth_time'] as number },
        issuedAt: (payload.iat as number) * 1000,
      };
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw refusal('TOKEN_EXPIRED');
      if (error instanceof errors.JOSEError) throw refusal('INVALID_ID_TOKEN');
      throw error;
    }
  }

  /**
   * Reads a refresh token that this stand-in issued; it does not expire by age.
   *
   * @throws HttpError INVALID_REFRESH_TOKEN.
   */
  async readRefreshToken(token: string): Promise<TokenSubject> {
    try {
      const { payload } = await jwtVerify(token, this.#keys.refreshSecret, {
        algorithms: ['HS256'],
        issuer: REFRESH_ISSUER,
        audience: this.#project,
      });
      return {
        localId: payload.sub as string,
        session: payload['session'] as Session,
        issuedAt: payload['issuedAt'] as number,
      };
    } catch (error) {
      if (error instanceof errors.JOSEError) throw refusal('INVALID_REFRESH_TOKEN');
      throw error;
    }
  }

  #signIdToken(account: Account, session: Session): Promise<string> {
    const issuedAt = Math.floor(this.#now() / 1000);
    const { localId, email, emailVerified, displayName, photoUrl, google } = account;
    return new SignJWT({
      ...(displayName && { name: displayName }),
      ...(photoUrl && { picture: photoUrl }),
      auth_time: session.authTime,
      user_id: localId,
      email,
      email_verified: emailVerified,
      firebase: {
        identities: { email: [email], ...(google && { 'google.com': [google.rawId] }) },
        sign_in_provider: session.provider,
      },
    })
      .setProtectedHeader({ alg: 'RS256', kid: this.#keys.kid, typ: 'JWT' })
      .setIssuer(this.#issuer)
      .setAudience(this.#project)
      .setSubject(localId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + ID_TOKEN_SECONDS)
      .sign(this.#keys.privateKey);
  }

  #sealRefreshToken(account: Account, session: Session): Promise<string> {
    return new SignJWT({ session: { ...session }, issuedAt: this.#now() })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer(REFRESH_ISSUER)
      .setAudience(this.#project)
      .setSubject(account.localId)
      .sign(this.#keys.refreshSecret);
  }
}
