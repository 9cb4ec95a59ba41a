import { useLowData } from '@motohaat/platform';
import { type ComponentType, useEffect, useState } from 'react';

import { ReviewList } from './review-list.tsx';

/** A plain list, which becomes a carousel for people who do not mind the bytes. */
export default function Reviews() {
  return useLowData() ? <ReviewList /> : <CarouselWhenLoaded />;
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
