import { useLowData } from '@motohaat/platform';
import { withWords } from '@motohaat/platform/messages';
import { late } from '@motohaat/ui/late';
import { Skeleton } from '@motohaat/ui/skeleton';

import { useMessages } from '../../messages/index.ts';
import { lowerWords } from '../../messages/lower/index.ts';
import { Section } from '../../ui/section.tsx';

import styles from './reviews-section.module.css';

const Reviews = late(
  withWords(() => import(/* webpackChunkName: "home-lower" */ './reviews-content.tsx'), lowerWords),
);

/** What people say; `id` is the fragment that See Reviews leads to. */
export function ReviewsSection({ id }: { id: string }) {
  const { reviews: t } = useMessages();
  return (
    <Section id={id} title={t.title} lead={t.lead} className={styles.section}>
      <Reviews still={useLowData()} fallback={<Skeleton className={styles.bone} />} />
    </Section>
  );
}
