import type { ComposedFilling, ComposedRemote, Composition } from '@motohaat/contract/composition';
import type { SlotName } from '@motohaat/contract/slots';

import { applies } from './applies.ts';

export type OwnedFilling = { remote: ComposedRemote; filling: ComposedFilling };

/**
 * What this person's remotes put into a slot, in order, also of one that was taken off; nothing whose
 * condition is not met.
 *
 * @param properties what the slot tells
 */
export function fillingsOf(
  { remotes, role }: Composition,
  slot: SlotName,
  properties: object,
): OwnedFilling[] {
  return remotes
    .flatMap((remote) => (remote.fillings ?? []).map((filling) => ({ remote, filling })))
    .filter(
      ({ filling }) => filling.slot === slot && applies(filling.when, { ...properties, role }),
    )
    .toSorted((one, other) => one.filling.order - other.filling.order);
}
