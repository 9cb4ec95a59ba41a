import { type Additions, withAdditions } from './additions.ts';
import type { Brand } from './bike.ts';
import { brands as own } from './brands.ts';

type Catalogue = {
  /** Raised by each change, so that what was made of the catalogue of before is made anew. */
  revision: number;
  /** What was added, as text. */
  told: string;
  /** What may be chosen and searched. */
  brands: readonly Brand[];
  /** With what was taken back since: bikes and addresses may still name it. */
  named: readonly Brand[];
};

const nothing = JSON.stringify({ brands: [], models: [] } satisfies Additions);
let current: Catalogue = { revision: 0, told: nothing, brands: own, named: own };

/** The brands and models that may be chosen now, those of the product's own data first. */
export const brandsNow = (): readonly Brand[] => current.brands;

/** Another one after each change of the catalogue in this process. */
export const catalogueRevision = (): number => current.revision;

/** Puts what admins have added beside the product's own data, in the place of what was added before. */
export function extendCatalogue(additions: Additions): void {
  const told = JSON.stringify(additions);
  if (told === current.told) return;
  const models = additions.models.filter(({ isWithdrawn }) => !isWithdrawn);
  const live = new Set(models.map(({ brand }) => brand));
  const brands = additions.brands.filter(({ slug }) => live.has(slug));
  current = {
    revision: current.revision + 1,
    told,
    brands: withAdditions(own, { brands, models }),
    named: withAdditions(own, additions),
  };
}

/** Something that is made of the catalogue when it is first asked for, and again after a change. */
export function derived<Made>(
  make: (now: readonly Brand[], named: readonly Brand[]) => Made,
): () => Made {
  let made: { revision: number; value: Made } | undefined;
  return () => {
    if (made?.revision !== current.revision) {
      made = { revision: current.revision, value: make(current.brands, current.named) };
    }
    return made.value;
  };
}
