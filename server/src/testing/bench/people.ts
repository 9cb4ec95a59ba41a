import { openDatabase } from '../../database/index.ts';
import { tokenSigner } from '../../plugins/tokens.ts';
import { addUser } from '../rows.ts';

/** Somebody who is signed in. */
export type BenchPerson = { email: string; token: string };

/**
 * Makes buyers and signs them in, for as long as an access token counts.
 *
 * @param secret that the server signs with
 */
export async function addBenchPeople(
  url: string,
  { secret, many }: { secret: string; many: number },
): Promise<BenchPerson[]> {
  const db = openDatabase({ connection: { connectionString: url, max: 1 } });
  const tokens = tokenSigner(secret);
  try {
    const people: BenchPerson[] = [];
    while (people.length < many) {
      const {
        id,
        email,
        token_version: tokenVersion,
      } = await addUser(db, {
        name: 'Rahim Uddin',
        email_verified: true,
      });
      const token = await tokens.sign('access', tokens.claimsFor({ id, tokenVersion }));
      people.push({ email, token });
    }
    return people;
  } finally {
    await db.close();
  }
}
