import { PageHead, usePlatform } from '@motohaat/platform';

import { useMessages } from '../../messages/index.ts';
import type { LegalDocument, LegalSection } from '../../messages/legal/document.ts';
import { useLegalMessages } from '../../messages/legal/index.ts';
import { sitePicture } from '../../share/pictures.ts';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';

import styles from './legal-text.module.css';

/** A legal text to be read: what it comes to first, then section by section, and whom to write to. */
export function LegalText({ text, path }: { text: LegalDocument; path: string }) {
  const t = useLegalMessages();
  const { hero, home } = useMessages();
  const { email, phone } = usePlatform().config.contact;
  const sections = Object.entries(text.sections);
  return (
    <article className={styles.text}>
      <PageHead
        title={text.title}
        description={text.gist}
        path={path}
        picture={{ ...sitePicture, alt: hero.picture }}
        type="article"
        data={[breadcrumbs(home, text.title, path)]}
      />
      <header className={styles.header}>
        <h1 tabIndex={-1}>{text.title}</h1>
        <p className={styles.gist}>{text.gist}</p>
        <p className={styles.changed}>{t.changedOn(text.changed)}</p>
      </header>
      <nav aria-label={t.contents}>
        <ol className={styles.contents}>
          {sections.map(([id, { title }]) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {sections.map(([id, section]) => (
        <Section key={id} id={id} {...section} />
      ))}
      <section className={styles.section} aria-labelledby="contact">
        <h2 id="contact">{t.contact.title}</h2>
        <p>
          {t.contact.address(
            <a href={`mailto:${email}`}>{email}</a>,
            <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{t.contact.phone(phone)}</a>,
          )}
        </p>
      </section>
    </article>
  );
}

function Section({ id, title, parts }: LegalSection & { id: string }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {parts.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>{part}</p>
        ) : (
          <ul key={part[0]} className={styles.list}>
            {part.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        ),
      )}
    </section>
  );
}
