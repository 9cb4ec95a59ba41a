import { type ReactNode, useId } from 'react';

import { useOffersMessages } from '../messages/offers/index.ts';

import styles from './offers.module.css';

/** A titled part of a bike's page: a buyer's offer, or those that its seller got. */
export function OffersSection({
  side,
  children,
}: {
  side: 'buyer' | 'seller';
  children: ReactNode;
}) {
  const t = useOffersMessages();
  const titleId = useId();
  return (
    <section className={styles.offers} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t[side]}
      </h2>
      {children}
    </section>
  );
}

/** A sentence among offers that is not one. */
export function OfferNote({ children }: { children: ReactNode }) {
  return <p className={styles.muted}>{children}</p>;
}
