import { completenessOf } from '@motohaat/domain/completeness';
import { Button } from '@motohaat/ui/button';

import { useListingMessages } from '../../messages/listing/index.ts';
import { inputOfPart, partsOf } from './complete.ts';
import { focusInput, useListing } from './listing-store.ts';

import styles from './completeness.module.css';

/**
 * How complete the listing is, and the way to what would add most.
 *
 * @param props.stored photos that the bike has
 */
export function CompletenessRing({ stored }: { stored: number }) {
  const { completeness: t } = useListingMessages();
  const texts = useListing((state) => state.texts);
  const photos = useListing((state) => state.photos?.urls.length ?? stored);
  const choices = useListing((state) => state.choices);
  const { model, district = '' } = texts;
  const found = choices?.modelChoices().find(({ slug }) => slug === model);
  const { percent, next } = completenessOf(
    partsOf(texts, {
      photos,
      hasNoCc: found?.model.kind === 'electric',
      hasNoArea: district !== '' && choices?.areaChoices(district).length === 0,
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
            onClick={() => focusInput(inputOfPart[next])}
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
