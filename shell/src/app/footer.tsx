import { useNow } from '@motohaat/platform';
import { Link } from 'react-router-dom';

import { links } from '../links.ts';
import { LowDataSwitch } from '../low-data/low-data-switch.tsx';
import { useServices } from '../services.ts';
import { Brand } from './brand.tsx';

import styles from './footer.module.css';

/** The specification's links; they lead home until their pages exist. */
const columns = [
  { title: 'About Us', sentence: 'A marketplace for used motorbikes, made for Bangladesh.' },
  { title: 'Our Services', sentence: 'Find a bike from its owner, or sell the one you have.' },
  {
    title: 'Helpful Links',
    sentence: 'What to look at before you buy a bike that has been ridden.',
  },
];

const year = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Dhaka', year: 'numeric' });

export function Footer() {
  const { email, phone } = useServices().platform.config.contact;
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.columns}>
          {columns.map(({ title, sentence }) => (
            <section key={title}>
              <h2 className={styles.title}>
                <Link to={links.href('home')} className={styles.titleLink}>
                  {title}
                </Link>
              </h2>
              <p className={styles.sentence}>{sentence}</p>
            </section>
          ))}
          <section>
            <h2 className={styles.title}>Contact Us</h2>
            <address className={styles.address}>
              <a href={`mailto:${email}`} className={styles.link}>
                {email}
              </a>
              <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={styles.link}>
                {phone}
              </a>
              <span className={styles.place}>Dhaka Bangladesh</span>
            </address>
          </section>
        </div>
        <LowDataSwitch />
        <div className={styles.foot}>
          <Brand />
          <p>© 2022–{year.format(useNow())} MotoHaat</p>
          <Link to={links.href('terms')} className={styles.link}>
            Terms
          </Link>
          <Link to={links.href('privacy')} className={styles.link}>
            Privacy
          </Link>
        </div>
      </div>
    </footer>
  );
}
