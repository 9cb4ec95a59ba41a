import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';
import type { Pseudonyms } from '../accounts/pseudonyms.ts';
import { refreshSearch } from '../search-index/keep.ts';
import { eraseTalk } from '../talk/erase-talk.ts';

type Person = { id: string; uid: string; email: string; phone: string | null };

/**
 * Erases what the database knows of a person (machine M5). Bookings, payments and reports stay, under
 * a name that says nothing; listings are archived without what their seller wrote and photographed.
 * The provider's id of the person stays until its tokens cannot count any more.
 */
export async function erasePerson(
  trx: Queryable,
  person: Person,
  { pseudonyms, ban }: { pseudonyms: Pseudonyms; ban: boolean },
): Promise<void> {
  const { id, uid } = person;
  const name = pseudonyms.nameOf(id);
  const email = `deleted-${id}@account.invalid`;
  if (ban) await banPerson(trx, person, pseudonyms);
  await eraseBookings(trx, id, { name, email });
  await eraseListings(trx, id);
  await trx.deleteFrom('wishlist_items').where('buyer_id', '=', id).execute();
  await trx.deleteFrom('saved_searches').where('user_id', '=', id).execute();
  await trx.deleteFrom('outbox').where('user_id', '=', id).execute();
  await trx.deleteFrom('notice_refusals').where('user_id', '=', id).execute();
  await endOffers(trx, id);
  await trx.deleteFrom('notices').where('user_id', '=', id).execute();
  await trx.deleteFrom('seen_bikes').where('user_id', '=', id).execute();
  // Reviews stay, without their author's name: that is read from the account.
  await trx
    .updateTable('deal_review_reports')
    .set({ note: '' })
    .where('reporter_id', '=', id)
    .execute();
  await trx.updateTable('reports').set({ note: '' }).where('reporter_id', '=', id).execute();
  await eraseTalk(trx, id);
  await trx.deleteFrom('overrides').where('account_id', '=', id).execute();
  await trx.deleteFrom('team_members').where('account_id', '=', id).execute();
  // What it shows is its team's.
  await trx.updateTable('previews').set({ made_by: null }).where('made_by', '=', id).execute();
  // They hold answers that were given to the person.
  await trx.deleteFrom('idempotency_keys').where('actor', '=', uid).execute();
  await trx
    .updateTable('users')
    .set({
      email,
      email_verified: false,
      name,
      photo_url: null,
      phone: null,
      language: null,
      status: 'deleted',
      suspension_reason: null,
      suspension_code: null,
      leaving_at: null,
      password_changed_at: null,
      deleted_at: sql<Date>`now()`,
      updated_at: sql<Date>`now()`,
      token_version: sql<number>`token_version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** Until then the id refuses the last tokens that the provider gave out. */
export async function forgetUid(trx: Queryable, id: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ uid: sql<string>`'deleted:' || id` })
    .where('id', '=', id)
    .where('status', '=', 'deleted')
    .execute();
}

async function banPerson(trx: Queryable, { email, phone }: Person, pseudonyms: Pseudonyms) {
  const hashes = [email, ...(phone === null ? [] : [phone])].map((value) => ({
    hash: pseudonyms.banHash(value),
  }));
  await trx
    .insertInto('bans')
    .values(hashes)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What was agreed on in a booking stays with it; nothing else comes of the person's offers. */
async function endOffers(trx: Queryable, id: string): Promise<void> {
  await trx
    .updateTable('offers')
    .set({ status: 'withdrawn', version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where((is) => is.or([is('buyer_id', '=', id), is('seller_id', '=', id)]))
    .where('status', 'in', ['open', 'countered', 'accepted'])
    .execute();
}

async function eraseBookings(
  trx: Queryable,
  id: string,
  { name, email }: { name: string; email: string },
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ customer_name: name, customer_email: email, phone: '', meeting_location: '' })
    .where('buyer_id', '=', id)
    .execute();
  await trx
    .updateTable('bookings')
    .set({ seller_name: name })
    .where('seller_id', '=', id)
    .execute();
  await trx.deleteFrom('dispute_photos').where('sender_id', '=', id).execute();
  // What the person wrote goes; that it happened stays.
  await sql`
    UPDATE booking_events e SET data = e.data - '{words,place}'::text[]
    FROM bookings b
    WHERE e.booking_id = b.id AND (b.buyer_id = ${id}::uuid AND e.actor = 'buyer'
      OR b.seller_id = ${id}::uuid AND e.actor = 'seller')`.execute(trx);
}

/** What its seller stated of a bike. */
const noFacts = {
  brand: null,
  model: null,
  other_model: null,
  other_model_key: null,
  year: null,
  cc: null,
  km: null,
  colour: null,
  owners: null,
  registration: null,
  registration_zone: null,
  registration_year: null,
  district: null,
  area: null,
  papers: null,
};

async function eraseListings(trx: Queryable, id: string): Promise<void> {
  await trx
    .updateTable('adverts')
    .set({ ended_at: sql<Date>`now()` })
    .where('seller_id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
  const listings = await trx
    .updateTable('products')
    .set({
      status: 'archived',
      location: '–',
      description: 'Removed.',
      images: '[]',
      ...noFacts,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('seller_id', '=', id)
    .returning('id')
    .execute();
  await trx.deleteFrom('listing_drafts').where('seller_id', '=', id).execute();
  await sql`
    DELETE FROM stamped_numbers n USING products p
    WHERE p.id = n.product_id AND p.seller_id = ${id}::uuid`.execute(trx);
  await sql`
    DELETE FROM model_decision_bikes b USING products p
    WHERE p.id = b.product_id AND p.seller_id = ${id}::uuid`.execute(trx);
  await refreshSearch(
    trx,
    listings.map((listing) => listing.id),
  );
  // A job removes photos that nothing shows, also at the image host; the profile's own among them.
  await trx
    .updateTable('uploads')
    .set({ product_id: null, loose_since: sql<Date>`least(loose_since, now())` })
    .where('seller_id', '=', id)
    .execute();
}
