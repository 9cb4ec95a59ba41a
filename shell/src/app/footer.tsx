import { dhakaDate } from '@motohaat/domain/time';
import { useNow } from '@motohaat/platform';
import { Link } from 'react-router-dom';

import { LanguageLink } from '../language/language-link.tsx';
import { links } from '../links.ts';
import { LowDataSwitch } from '../low-data/low-data-switch.tsx';
import { useMessages } from '../messages/index.ts';
import { useServices } from '../services.ts';
import { Brand } from './brand.tsx';

import styles from './footer.module.css';

/** The specification's links, each with its page (record 31). */
const columns = ['about', 'services', 'help'] as const;

export function Footer() {
  const { footer: t } = useMessages();
  const { email, phone } = useServices().platform.config.contact;
  // Each named by itself: the build finds links by their text.
  const pages = {
    about: links.href('about'),
    services: links.href('services'),
    help: links.href('help'),
  };
  return (
    <footer className={styles.footer} data-far>
      <div className={styles.content}>
        <div className={styles.columns}>
          {columns.map((column) => (
            <section key={column}>
              <h2 className={styles.title}>
                <Link to={pages[column]} className={styles.titleLink}>
                  {t[column].title}
                </Link>
              </h2>
              <p className={styles.sentence}>{t[column].sentence}</p>
            </section>
          ))}
          <section>
            <h2 className={styles.title}>{t.contact}</h2>
            <address className={styles.address}>
              <a href={`mailto:${email}`} className={styles.link}>
                {email}
              </a>
              <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={styles.link}>
                {t.phone(phone)}
              </a>
              <span className={styles.place}>{t.place}</span>
            </address>
          </section>
        </div>
        <LowDataSwitch />
        <div className={styles.foot}>
          <Brand />
          <p>{t.copyright(dhakaDate(new Date(useNow())).slice(0, 4))}</p>
          <LanguageLink className={styles.link} />{' '}
          <Link to={links.href('all-bikes')} className={styles.link}>
            {t.allBikes}
          </Link>{' '}
          <Link to={links.href('terms')} className={styles.link}>
            {t.terms}
          </Link>{' '}
          <Link to={links.href('privacy')} className={styles.link}>
            {t.privacy}
          </Link>
        </div>
      </div>
    </footer>
  );
}
