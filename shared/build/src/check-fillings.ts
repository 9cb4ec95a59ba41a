import type { Manifest } from '@motohaat/contract/composition';
import { tells } from '@motohaat/contract/slot-schemas';

/**
 * Checks that every condition of a filling asks for what its slot tells: one on anything else is never met.
 *
 * @throws Error that names the filling and the property
 */
export function checkFillings({ name, fillings = [] }: Pick<Manifest, 'name' | 'fillings'>): void {
  for (const { id, slot, when = {} } of fillings) {
    const unknown = Object.keys(when).find((path) => !tells(slot, path));
    if (unknown !== undefined) {
      throw new Error(
        `${name}: filling "${id}" asks for "${unknown}", which "${slot}" does not tell.`,
      );
    }
  }
}
