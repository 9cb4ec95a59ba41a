import { categoryIds } from '@motohaat/domain/listing';

/**
 * Rows of a table that each have a page. To have the pages of a purpose in the sitemap, however many
 * they are, is to add a row here; the texts are SQL.
 */
export type AddressSource = {
  /** The purpose of their route, whose address needs an `id`, and a `slug` where rows have names. */
  purpose: string;
  /** Table and alias. Its rows are never deleted, so that parts keep their bounds. */
  from: string;
  /** Unique and indexed; a new row comes after those of before. */
  key: string;
  keyType: 'smallint' | 'uuid';
  /** What the address needs. */
  id: string;
  /** A name, of which the address has the slug. */
  name?: string;
  /** Which rows have a page now. */
  shown: string;
  /** When the page changed last; indexed, where there are many rows. Nothing where nobody knows. */
  changed: string;
};

/** A category changes with each of its bikes that anybody could see. */
export const addressSources: readonly AddressSource[] = [
  {
    purpose: 'category',
    from: 'categories c',
    key: 'c.id',
    keyType: 'smallint',
    id: 'c.id',
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
    id: 'p.id',
    name: 'p.name',
    // As the index of what changed last in a category has it, which finds what changed since.
    shown: `p.status IN ('active', 'reserved') AND p.status NOT IN ('draft', 'pending_review')
      AND p.category_id IN (${categoryIds.join()})`,
    changed: 'p.updated_at',
  },
];
