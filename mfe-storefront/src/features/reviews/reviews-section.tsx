import { useLowData } from '@motohaat/platform';
import { type ComponentType, useEffect, useState } from 'react';

import { useMessages } from '../../messages/index.ts';
import { NearViewport } from '../../ui/near-viewport.tsx';
import { Section } from '../../ui/section.tsx';
import { ReviewList } from './review-list.tsx';

import styles from './reviews-section.module.css';

/** What people say; `id` is the fragment that See Reviews leads to. */
export function ReviewsSection({ id }: { id: string }) {
  const { reviews: t } = useMessages();
  return (
    <Section id={id} title={t.title} lead={t.lead} className={styles.section}>
      {useLowData() ? (
        <ReviewList />
      ) : (
        <NearViewport fallback={<ReviewList />}>
          <CarouselWhenLoaded />
        </NearViewport>
      )}
    </Section>
  );
}

/** The plain list until the carousel's code is there, and for good if it cannot be loaded. */
function CarouselWhenLoaded() {
  const [carousel, setCarousel] = useState<{ Carousel: ComponentType }>();
  useEffect(() => {
    let wanted = true;
    import('./review-carousel.tsx').then(
      ({ ReviewCarousel }) => wanted && setCarousel({ Carousel: ReviewCarousel }),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return carousel ? <carousel.Carousel /> : <ReviewList />;
}
