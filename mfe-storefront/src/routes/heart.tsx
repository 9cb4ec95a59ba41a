import { HeartButton } from '../features/buying/heart-button.tsx';
import { CompareToggle } from '../features/compare/compare-toggle.tsx';
import type { BikeHeart } from '../ui/bike-card.tsx';

/** The heart of a small card, and the choice to compare its bike. */
export const heart: BikeHeart = (bike, namedBy) => (
  <>
    <HeartButton product={bike} namedBy={namedBy} />
    <CompareToggle bike={bike} namedBy={namedBy} />
  </>
);
