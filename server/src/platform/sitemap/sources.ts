import { landingBikes } from '@motohaat/domain/landing';
import { categoryIds } from '@motohaat/domain/listing';
import { type RawBuilder, sql } from 'kysely';

/**
 * Rows of a table that each have a page. To have the pages of a purpose in the sitemap, however many
 * they are, is to add a row here; the texts are SQL.
 */
export type AddressSource = {
  /** The purpose of their route. */
  purpose: string;
  /** Table and alias. Its rows are never deleted, so that parts keep their bounds. */
  from: string;
  /** Unique and indexed; a new row comes after those of before. */
  key: string;
  keyType: 'smallint' | 'uuid';
  /** What the address needs, by the names of its parameters. */
  address: Readonly<Record<string, string>>;
  /** A parameter of which this is a name, and the address has the slug. */
  named?: string;
  /** Which rows have a page now. */
  shown: string;
  /** When the page changed last. Nothing where nobody knows. */
  changed: string;
  /** Which rows may have changed since then, by an index; without it those of which `changed` says so. */
  changedSince?: (since: Date) => RawBuilder<unknown>;
};

/** Bikes that anybody can see, or could; as the index of what changed last in a category has them. */
const everSeen = "p.status NOT IN ('draft', 'pending_review')";
const inAnyCategory = `p.category_id IN (${categoryIds.join()})`;
/** Whose page is there, and those of their bikes. */
const sells = "u.role = 'seller' AND u.status = 'active' AND u.leaving_at IS NULL";

/** Pages for brands, models and districts; a job counts their bikes. */
function landingSource(
  purpose: string,
  address: AddressSource['address'],
  which: string,
): AddressSource {
  return {
    purpose,
    from: 'landing_pages l',
    key: 'l.id',
    keyType: 'uuid',
    address,
    shown: `l.bikes >= ${landingBikes} AND ${which}`,
    changed: 'l.changed_at',
  };
}

/** A category and a seller change with each of their bikes that anybody could see. */
export const addressSources: readonly AddressSource[] = [
  {
    purpose: 'category',
    from: 'categories c',
    key: 'c.id',
    keyType: 'smallint',
    address: { id: 'c.id' },
    shown: 'true',
    changed: `(
      SELECT p.updated_at FROM products p
      WHERE p.category_id = c.id AND ${everSeen}
      ORDER BY p.updated_at DESC LIMIT 1
    )`,
  },
  {
    purpose: 'bike',
    from: 'products p',
    key: 'p.id',
    keyType: 'uuid',
    address: { id: 'p.id', slug: 'p.name' },
    named: 'slug',
    // With what the index needs that finds what changed since.
    shown: `p.status IN ('active', 'reserved') AND ${everSeen} AND ${inAnyCategory}
      AND EXISTS (SELECT FROM users u WHERE u.id = p.seller_id AND ${sells})`,
    changed: 'p.updated_at',
  },
  {
    purpose: 'seller',
    // Everybody, since who sells may have been here for long: parts keep their bounds.
    from: 'users u',
    key: 'u.id',
    keyType: 'uuid',
    address: { id: 'u.public_id' },
    shown: `${sells} AND EXISTS (
      SELECT FROM products p WHERE p.seller_id = u.id AND p.status IN ('active', 'reserved')
    )`,
    changed: `(SELECT max(p.updated_at) FROM products p WHERE p.seller_id = u.id AND ${everSeen})`,
    changedSince: (since) => sql`u.id = ANY (ARRAY(
      SELECT p.seller_id FROM products p
      WHERE ${sql.raw(inAnyCategory)} AND ${sql.raw(everSeen)} AND p.updated_at > ${since}::timestamptz
    ))`,
  },
  landingSource('bikes-of', { name: 'l.name' }, "l.district = ''"),
  landingSource('bikes-in', { name: 'l.name', district: 'l.district' }, "l.district <> ''"),
];
