import { useToasts } from '@motohaat/platform';

import { Button, ButtonLink } from '../button.tsx';
import { CopyIcon, PhoneIcon } from '../icons.tsx';
import { useDealMessages } from '../messages/deal/index.ts';

import styles from './deal.module.css';

type DealContactProps = {
  /** Who reads this. */
  side: 'buyer' | 'seller';
  name: string;
  /** `+8801…`; none where there is none, or it is not shown any more. */
  phone: string | null;
  /** Whether numbers are shown now. */
  isOpen: boolean;
  /** Leads to the conversation with the other side. */
  write: { run: () => void; pending: boolean };
};

/** The other side of a booking, and how to reach them. */
export function DealContact({ side, name, phone, isOpen, write }: DealContactProps) {
  const { contact: t } = useDealMessages();
  const toasts = useToasts();
  async function copy(number: string) {
    try {
      await navigator.clipboard.writeText(number);
      toasts.success(t.copied);
    } catch {
      // Browsers refuse it on pages of other frames, and where people have forbidden it.
      toasts.error(t.notCopied);
    }
  }
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t.title[side]}</h2>
      <p className={styles.name}>{name}</p>
      {phone === null ? (
        <p className={styles.text}>{isOpen ? t.none[side] : t.over}</p>
      ) : (
        <>
          <p className={styles.phone}>{phone}</p>
          <div className={styles.actions}>
            <ButtonLink href={`tel:${phone}`}>
              <PhoneIcon /> {t.call}
            </ButtonLink>
            <ButtonLink href={`https://wa.me/${phone.replace('+', '')}`}>{t.whatsapp}</ButtonLink>
            <Button onClick={() => void copy(phone)}>
              <CopyIcon /> {t.copy}
            </Button>
          </div>
        </>
      )}
      <div className={styles.actions}>
        <Button busy={write.pending} onClick={write.run}>
          {t.write[side]}
        </Button>
      </div>
    </section>
  );
}
