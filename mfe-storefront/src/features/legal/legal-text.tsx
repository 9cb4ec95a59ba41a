import { PageHead, usePlatform } from '@motohaat/platform';

import { sitePicture } from '../../share/pictures.ts';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import type { LegalDocument, LegalSection } from './document.ts';

import styles from './legal-text.module.css';

/** A legal text to be read: what it comes to first, then section by section, and whom to write to. */
export function LegalText({ text, path }: { text: LegalDocument; path: string }) {
  const { email, phone } = usePlatform().config.contact;
  return (
    <article className={styles.text}>
      <PageHead
        title={text.title}
        description={text.gist}
        path={path}
        picture={sitePicture}
        type="article"
        data={[breadcrumbs(text.title, path)]}
      />
      <header className={styles.header}>
        <h1 tabIndex={-1}>{text.title}</h1>
        <p className={styles.gist}>{text.gist}</p>
        <p className={styles.changed}>Last changed on {text.changed}</p>
      </header>
      <nav aria-label="On this page">
        <ol className={styles.contents}>
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      {text.sections.map((section) => (
        <Section key={section.id} {...section} />
      ))}
      <section className={styles.section} aria-labelledby="contact">
        <h2 id="contact">Write to us</h2>
        <p>
          <a href={`mailto:${email}`}>{email}</a>, <a href={`tel:${phone}`}>{phone}</a>, Dhaka,
          Bangladesh.
        </p>
      </section>
    </article>
  );
}

function Section({ id, title, parts }: LegalSection) {
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
