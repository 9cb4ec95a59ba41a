import { landingBikes } from '@motohaat/domain/landing';
import { categoryIds } from '@motohaat/domain/listing';

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
  /** When the page changed last; indexed, where there are many rows. Nothing where nobody knows. */
  changed: string;
};

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

/** A category changes with each of its bikes that anybody could see. */
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
      WHERE p.category_id = c.id AND p.status NOT IN ('draft', 'pending_review')
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
    // As the index of what changed last in a category has it, which finds what changed since.
    shown: `p.status IN ('active', 'reserved') AND p.status NOT IN ('draft', 'pending_review')
      AND p.category_id IN (${categoryIds.join()})`,
    changed: 'p.updated_at',
  },
  landingSource('bikes-of', { name: 'l.name' }, "l.district = ''"),
  landingSource('bikes-in', { name: 'l.name', district: 'l.district' }, "l.district <> ''"),
];
