import type { ComposedFilling, ComposedRemote, Composition } from '@motohaat/contract/composition';
import type { SlotName } from '@motohaat/contract/slots';

export type OwnedFilling = { remote: ComposedRemote; filling: ComposedFilling };

/** What this person's remotes put into a slot, in order; nothing of one that was taken off. */
export function fillingsOf({ remotes }: Composition, slot: SlotName): OwnedFilling[] {
  return remotes
    .filter(({ closed }) => closed === null)
    .flatMap((remote) => (remote.fillings ?? []).map((filling) => ({ remote, filling })))
    .filter(({ filling }) => filling.slot === slot)
    .toSorted((one, other) => one.filling.order - other.filling.order);
}
