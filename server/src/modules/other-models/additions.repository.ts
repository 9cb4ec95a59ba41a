import type { AddedBrand, AddedModel, Additions } from '@motohaat/catalogue/additions';
import { sql } from 'kysely';

import type { Queryable } from '../../database/index.ts';

/** What admins have added, and the number of the state that holds at least that. */
export async function readAdditions(
  db: Queryable,
): Promise<{ number: number; additions: Additions }> {
  // The number first: what is added meanwhile is read once more.
  const { number } = await db
    .selectFrom('catalogue_version')
    .select('number')
    .executeTakeFirstOrThrow();
  const [brands, models] = await Promise.all([
    db.selectFrom('added_brands').selectAll().orderBy('created_at').orderBy('slug').execute(),
    db.selectFrom('added_models').selectAll().orderBy('created_at').orderBy('slug').execute(),
  ]);
  return {
    number,
    additions: {
      brands: brands.map(({ slug, name_en: en, name_bn: bn, also }) => ({
        slug,
        name: { en, bn },
        also,
      })),
      models: models.map((row) => ({
        slug: row.slug,
        brand: row.brand,
        name: { en: row.name_en, bn: row.name_bn },
        also: row.also,
        kind: row.kind,
        cc: row.cc,
        from: row.year_from,
        to: row.year_to,
        isWithdrawn: row.withdrawn_at !== null,
      })),
    },
  };
}

/**
 * Takes the catalogue for a change: who else changes it waits until this transaction ends. Every process
 * reads it again then.
 */
export async function changeCatalogue(trx: Queryable): Promise<void> {
  await trx
    .updateTable('catalogue_version')
    .set({ number: sql<number>`number + 1` })
    .execute();
}

export async function insertBrand(trx: Queryable, brand: AddedBrand): Promise<void> {
  const { slug, name, also } = brand;
  await trx
    .insertInto('added_brands')
    .values({ slug, name_en: name.en, name_bn: name.bn, also: [...also] })
    // One that was taken back with its models.
    .onConflict((conflict) =>
      conflict.column('slug').doUpdateSet({ name_en: name.en, name_bn: name.bn }),
    )
    .execute();
}

/** Adds a model, or brings one back that was taken away. */
export async function insertModel(
  trx: Queryable,
  model: Omit<AddedModel, 'isWithdrawn'>,
): Promise<void> {
  const values = {
    brand: model.brand,
    name_en: model.name.en,
    name_bn: model.name.bn,
    also: [...model.also],
    kind: model.kind,
    cc: model.cc,
    year_from: model.from,
    year_to: model.to,
    withdrawn_at: null,
  };
  await trx
    .insertInto('added_models')
    .values({ slug: model.slug, ...values })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(values))
    .execute();
}

/**
 * Takes a model out of the catalogue, unless bikes on the market are of it besides those of a decision;
 * on the index products_priced.
 *
 * @returns whether it was taken out
 */
export async function withdrawModel(
  trx: Queryable,
  model: string,
  decisionId: string,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    UPDATE added_models SET withdrawn_at = now()
    WHERE slug = ${model} AND withdrawn_at IS NULL AND NOT EXISTS (
      SELECT FROM products p
      WHERE p.model = ${model} AND p.status IN ('active', 'reserved', 'sold') AND NOT EXISTS (
        SELECT FROM model_decision_bikes b
        WHERE b.decision_id = ${decisionId}::uuid AND b.product_id = p.id
      )
    )`.execute(trx);
  return numAffectedRows > 0n;
}
