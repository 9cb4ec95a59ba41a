import { ButtonLink } from '@motohaat/ui/button';

import { useLowerMessages } from '../../messages/lower/index.ts';
import { promoCode } from './promo.ts';

import styles from './promo-banner.module.css';

/** The promotional banner, with terms that say what it does not do. */
export default function PromoBanner() {
  const { promo: t } = useLowerMessages();
  return (
    <section className={styles.place} aria-labelledby="promo-title">
      <div className={styles.banner}>
        <div className={styles.words}>
          <h2 id="promo-title" className={styles.title}>
            {t.offer}
          </h2>
          <p>{t.code(<strong className={styles.code}>{promoCode}</strong>)}</p>
        </div>
        <ButtonLink href="#categories" className={styles.action}>
          {t.shopNow}
        </ButtonLink>
        <details className={styles.terms}>
          <summary>{t.terms}</summary>
          <p>{t.termsText(promoCode)}</p>
        </details>
      </div>
    </section>
  );
}
