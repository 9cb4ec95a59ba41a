import { neighbours } from '@motohaat/catalogue/neighbours';

/** With more districts the neighbours are half of the country. */
const mostChosen = 2;

/**
 * The districts that have a border with those that are chosen, and are not chosen yet; none where so many
 * are chosen that it would lead too far.
 */
export function nearby(chosen: readonly string[]): string[] {
  if (chosen.length > mostChosen) return [];
  const beside = new Set(chosen.flatMap((slug) => neighbours[slug] ?? []));
  return [...beside].filter((slug) => !chosen.includes(slug));
}

/** The district that is chosen with all its neighbours, and nothing else. */
export function withNeighbours(chosen: readonly string[]): string | undefined {
  return chosen.find((slug) => {
    const beside = neighbours[slug] ?? [];
    return (
      chosen.length > mostChosen &&
      beside.length + 1 === chosen.length &&
      beside.every((each) => chosen.includes(each))
    );
  });
}
