import { ButtonLink } from '@motohaat/ui/button';

import { promo } from './promo.ts';

import styles from './promo-banner.module.css';

/** The promotional banner, with terms that say what it does not do. */
export function PromoBanner() {
  return (
    <section className={styles.place} aria-labelledby="promo-title">
      <div className={styles.banner}>
        <div className={styles.words}>
          <h2 id="promo-title" className={styles.title}>
            {promo.offer}
          </h2>
          <p>
            Promo code <strong className={styles.code}>{promo.code}</strong>
          </p>
        </div>
        <ButtonLink href="#categories" className={styles.action}>
          Shop Now
        </ButtonLink>
        <details className={styles.terms}>
          <summary>Terms</summary>
          <p>
            Offers differ from bike to bike and are agreed with the seller. The code {promo.code} is
            not entered anywhere on this site, and it never changes the price that a seller asks.
          </p>
        </details>
      </div>
    </section>
  );
}
