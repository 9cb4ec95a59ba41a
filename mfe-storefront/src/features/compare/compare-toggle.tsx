import type { Product } from '@motohaat/contract/catalogue';
import { useLanguage, useToasts } from '@motohaat/platform';
import { IconButton } from '@motohaat/ui/button';
import { classNames } from '@motohaat/ui/class-names';
import { Icon } from '@motohaat/ui/icon';

import { useBikesMessages } from '../../messages/bikes/index.ts';
import {
  addToCompared,
  mostCompared,
  removeFromCompared,
  useComparedBikes,
} from '../../on-device/compared-bikes.ts';

import styles from './compare-toggle.module.css';

type CompareToggleProps = {
  bike: Product;
  /** Id of the element that names the bike. */
  namedBy: string;
};

/** Chooses a bike to be compared, and takes it out again. */
export function CompareToggle({ bike, namedBy }: CompareToggleProps) {
  const { compare: t } = useBikesMessages();
  const language = useLanguage();
  const toasts = useToasts();
  const chosen = useComparedBikes();
  const isChosen = chosen.some(({ id }) => id === bike._id);
  function toggle() {
    if (isChosen) removeFromCompared(bike._id);
    else if (chosen.length < mostCompared) addToCompared(bike, language);
    else toasts.message(t.full(mostCompared));
  }
  return (
    <IconButton
      label={isChosen ? t.added : t.add}
      aria-describedby={namedBy}
      className={classNames(styles.toggle, isChosen && styles.chosen)}
      onClick={toggle}
    >
      <Icon>
        {isChosen ? (
          <path d="M5 12.5 10 17.5 19.5 7" />
        ) : (
          <path d="M12 4v16M5 8h14M5 8l-2.5 6h5zM19 8l-2.5 6h5z" />
        )}
      </Icon>
    </IconButton>
  );
}
