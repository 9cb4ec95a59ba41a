import type { SlotProperties } from '@motohaat/contract/slots';
import { Slot } from '@motohaat/platform';
import { FailedState } from '@motohaat/ui/states';

import styles from './owner-place.module.css';

/**
 * Where a bike's own seller finds what can be done with it; as high as its buttons before they are there. For
 * others it takes no room, not even while it is not known that nothing comes.
 */
export function OwnerPlace(properties: SlotProperties<'bike.actions'>) {
  return (
    <Slot
      name="bike.actions"
      properties={properties}
      waiting={properties.bike.own && <div className={styles.waiting} />}
      renderFailed={(retry) => <FailedState onRetry={retry} />}
    />
  );
}
