import type { BikePage } from '@motohaat/contract/bike-facts';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';
import { landingPath } from '../../ui/landing-path.ts';
import type { Step } from '../../ui/way.tsx';
import { categoryOf } from './category-of.ts';

/** The pages on the way to a bike: of its brand and model where these have several, else its category. */
export function useStepsTo(bike: BikePage): Step[] {
  const { category } = useMessages();
  const { brand, model, landings, category_id: id } = bike;
  const steps = [brand, model].flatMap((named) => {
    const page = landings.find(({ name, district }) => name === named?.slug && district === null);
    return named && page ? [{ name: named.name, path: landingPath(page) }] : [];
  });
  if (steps.length > 0) return steps;
  return [{ name: category.name(id, categoryOf(bike)), path: links.href('category', { id }) }];
}
