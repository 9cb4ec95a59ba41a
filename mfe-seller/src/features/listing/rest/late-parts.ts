import type { LateParts } from '../listing-store.ts';
import { PhotoCards } from '../photos/photo-cards.tsx';
import { PriceChecks } from './price-checks.tsx';
import { PriceRead } from './price-read.tsx';

export const lateParts: LateParts = { PhotoCards, PriceChecks, PriceRead };
