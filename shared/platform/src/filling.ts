import type { SlotName, SlotProperties } from '@motohaat/contract/slots';
import type { Language } from '@motohaat/domain/language';
import type { RemoteModule } from '@motohaat/platform';
import type { ComponentType } from 'react';

/**
 * What a remote puts into a slot.
 *
 * @param load imports the component, which takes what the slot tells
 * @returns an entry of `RemoteModule`
 */
export function filling<Name extends SlotName>(
  _slot: Name,
  load: (language?: Language) => Promise<{ default: ComponentType<SlotProperties<Name>> }>,
): RemoteModule[string] {
  return load;
}
