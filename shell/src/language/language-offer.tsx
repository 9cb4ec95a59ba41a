import type { Language } from '@motohaat/domain/language';
import { IconButton } from '@motohaat/ui/button';
import { CloseIcon } from '@motohaat/ui/icons';
import { useState } from 'react';

import { offers } from '../messages/offers.ts';
import { rememberLanguage } from './chosen-language.ts';
import { LanguageLink } from './language-link.tsx';

import styles from './language-offer.module.css';

type LanguageOfferProps = { offered: Language; from: Language };

/** Says at the foot of the window, in the language that it offers, that the page exists in it too. */
export default function LanguageOffer({ offered, from }: LanguageOfferProps) {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  const t = offers[offered];
  return (
    <aside lang={offered} aria-label={t.label} className={styles.offer}>
      <p className={styles.text}>
        {t.sentence} <LanguageLink className={styles.link} />
      </p>
      <IconButton
        label={t.close}
        onClick={() => {
          rememberLanguage(from);
          setIsOpen(false);
        }}
      >
        <CloseIcon />
      </IconButton>
    </aside>
  );
}
