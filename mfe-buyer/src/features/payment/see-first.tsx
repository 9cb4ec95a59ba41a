import { ButtonLink } from '@motohaat/ui/button';

import { links } from '../../links.ts';
import { usePaymentMessages } from '../../messages/payment/index.ts';

import styles from './see-first.module.css';

/** Stands above Pay: what to do before money goes out, and where the checklist is. */
export function SeeFirst({ bookingId }: { bookingId: string }) {
  const { seeFirst: t } = usePaymentMessages();
  return (
    <section className={styles.box} aria-labelledby="see-first">
      <h2 id="see-first" className={styles.heading}>
        {t.title}
      </h2>
      <p>{t.text}</p>
      <ButtonLink to={links.href('order', { id: bookingId })}>{t.checklist}</ButtonLink>
    </section>
  );
}
