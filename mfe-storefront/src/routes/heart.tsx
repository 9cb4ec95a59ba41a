import { HeartButton } from '../features/buying/heart-button.tsx';
import type { BikeHeart } from '../ui/bike-card.tsx';

/** The heart of a small card. */
export const heart: BikeHeart = (bike, namedBy) => <HeartButton product={bike} namedBy={namedBy} />;
