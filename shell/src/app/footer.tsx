import { Link } from 'react-router-dom';

import { Brand } from './brand.tsx';
import { useServices } from './services.ts';

import styles from './footer.module.css';

/** The links of the first three columns lead home: the specification keeps them as placeholders. */
const columns = [
  { title: 'About Us', links: ['Our story', 'How it works'] },
  { title: 'Our Services', links: ['Buy a bike', 'Sell a bike'] },
  { title: 'Helpful Links', links: ['Questions', 'Safety tips'] },
];

const year = new Date().getFullYear();

export function Footer() {
  const { email, phone } = useServices().platform.config.contact;
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.columns}>
          {columns.map(({ title, links }) => (
            <section key={title}>
              <h2 className={styles.title}>{title}</h2>
              <ul>
                {links.map((link) => (
                  <li key={link}>
                    <Link to="/" className={styles.link}>
                      {link}
                    </Link>
                  </li>
                ))}
              </ul>
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
        <div className={styles.foot}>
          <Brand />
          <p>© 2022–{year} MotoHaat</p>
          <Link to="/" className={styles.link}>
            Terms
          </Link>
          <Link to="/" className={styles.link}>
            Privacy
          </Link>
        </div>
      </div>
    </footer>
  );
}
