import { relevance } from '@motohaat/catalogue/relevance/index';
import { isInOrder, isSought } from '@motohaat/catalogue/relevance/judge';
import type { SearchAnswer } from '@motohaat/contract/search';

const first = 10;
const least = 0.95;

/** Of how many searches as people type them the first ten answers are what was looked for. */
export async function measurePrecision(
  site: string,
): Promise<{ lines: string[]; missed: string[] }> {
  const wrong: string[] = [];
  for (const sought of relevance) {
    const answer = await fetch(
      `${site}/api/search?counts=0&limit=${first}&q=${encodeURIComponent(sought.q)}`,
    );
    const { items } = (await answer.json()) as SearchAnswer;
    const others = items.filter((bike) => !isSought(bike, sought));
    // Of words that are no filter it cannot be seen how many bikes have them.
    const isMissing = items.length === 0 && sought.rest.length === 0;
    if (others.length > 0 || isMissing || !isInOrder(items, sought)) {
      const instead = others.map(({ name }) => name).join(', ') || `${items.length} bikes`;
      wrong.push(`${sought.q}: ${instead}`);
    }
  }
  const precision = 1 - wrong.length / relevance.length;
  const said = `${(precision * 100).toFixed(1)} % of ${relevance.length} searches`;
  return {
    lines: [`The first ten answers are what was looked for in ${said}.`, ...wrong],
    missed: precision < least ? [`precision: ${said}`] : [],
  };
}
