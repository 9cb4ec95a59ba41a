import { withWords } from '@motohaat/platform/messages';

import { latePart } from '../late-part.tsx';
import { dealCourseWords } from '../messages/deal/course/index.ts';
import { Skeleton } from '../skeleton.tsx';

import styles from './deal.module.css';

/** The end of the page of a booking. */
export const LateHistory = latePart(
  withWords(
    () => import(/* webpackChunkName: "deal-course" */ './deal-history.tsx'),
    dealCourseWords,
  ),
  <Skeleton className={styles.bone} />,
);

/** Few bookings come to this. */
export const LatePhotos = latePart(
  withWords(
    () => import(/* webpackChunkName: "deal-course" */ './dispute-photos.tsx'),
    dealCourseWords,
  ),
);
