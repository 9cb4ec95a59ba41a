import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** The project that tests sign for. */
export const testProject = 'demo-motohaat';

const hour = 3600;

/** Stands in for the identity provider: signs ID tokens that the server under test accepts. */
export async function createIdTokenIssuer() {
  const kid = 'test-key';
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' };

  return {
    keys: createLocalJWKSet({ keys: [jwk] }),
    publicKey,
    kid,
    /** An ID token of somebody who signed in with a password; `claims` change it. */
    sign: (person: { uid: string; email: string }, claims: JWTPayload = {}): Promise<string> => {
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT({
        iss: `https://securetoken.google.com/${testProject}`,
        aud: testProject,
        sub: person.uid,
        iat: now,
        exp: now + hour,
        auth_time: now,
        email: person.email,
        email_verified: true,
        firebase: { sign_in_provider: 'password' },
        ...claims,
      })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
        .sign(privateKey);
    },
  };
}

export type IdTokenIssuer = Awaited<ReturnType<typeof createIdTokenIssuer>>;
