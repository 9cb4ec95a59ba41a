import { withWords } from '@motohaat/platform/messages';
import { late } from '@motohaat/ui/late';
import { Skeleton } from '@motohaat/ui/skeleton';
import type { ComponentType } from 'react';

import { lowerWords } from '../messages/lower/index.ts';

import styles from './home-parts.module.css';

/** A part that people only read: of what the server drew of it, it needs neither code nor words. */
function still(
  load: () => Promise<{ default: ComponentType }>,
  room: string | undefined,
): ComponentType {
  const Part = late(withWords(load, lowerWords));
  return function Still() {
    return <Part still fallback={<Skeleton className={room} />} />;
  };
}

export const PromoBanner = still(
  () => import(/* webpackChunkName: "home-lower" */ '../features/promo/promo-banner.tsx'),
  styles.promo,
);
export const FigureStrip = still(
  () => import(/* webpackChunkName: "home-lower" */ '../features/figures/figure-strip.tsx'),
  styles.figures,
);
export const PapersChecklist = still(
  () => import(/* webpackChunkName: "home-lower" */ '../features/papers/papers-checklist.tsx'),
  styles.papers,
);
export const RealReviews = still(
  () => import(/* webpackChunkName: "home-lower" */ '../features/reviews/real-reviews.tsx'),
  undefined,
);
