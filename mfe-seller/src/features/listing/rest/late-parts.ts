import { PhotoCards } from '../../photos/photo-cards.tsx';
import { PriceChecks } from './price-checks.tsx';
import { PriceRead } from './price-read.tsx';

/** What stands among the first fields of a form, and comes with its rest. */
export const lateParts = { PhotoCards, PriceChecks, PriceRead };
export type LateParts = typeof lateParts;
