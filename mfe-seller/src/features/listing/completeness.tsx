import { completenessOf } from '@motohaat/domain/completeness';
import { Button } from '@motohaat/ui/button';
import { useFormContext, useWatch } from 'react-hook-form';

import { useListingMessages } from '../../messages/listing/index.ts';
import { inputOfPart, type ListingInputs, partsOf } from './complete.ts';
import { useChoices } from './fields/use-choices.ts';

import styles from './completeness.module.css';

/** How complete the listing is, and the way to what would add most. */
export function CompletenessRing() {
  const { completeness: t } = useListingMessages();
  const { control, setFocus } = useFormContext<ListingInputs>();
  const typed = useWatch({ control }) as ListingInputs;
  const choices = useChoices();
  const found = choices?.modelChoices().find(({ slug }) => slug === typed.model);
  const { percent, next } = completenessOf(
    partsOf(typed, {
      hasNoCc: found?.model.kind === 'electric',
      hasNoArea: typed.district !== '' && choices?.areaChoices(typed.district).length === 0,
    }),
  );
  return (
    <div className={styles.card}>
      <svg viewBox="0 0 36 36" className={styles.ring} aria-hidden="true">
        <circle cx="18" cy="18" r="15.9155" className={styles.track} />
        <circle
          cx="18"
          cy="18"
          r="15.9155"
          className={styles.part}
          // The way around is 100.
          strokeDasharray={`${percent} 100`}
        />
      </svg>
      <div className={styles.words}>
        <p className={styles.percent}>{t.percent(percent)}</p>
        {next ? (
          <Button
            variant="quiet"
            className={styles.next}
            onClick={() => setFocus(inputOfPart[next])}
          >
            {t.next(t.parts[next])}
          </Button>
        ) : (
          <p>{t.whole}</p>
        )}
      </div>
    </div>
  );
}
