import { PageHead } from '@motohaat/platform';
import { Link } from 'react-router-dom';

import type { HousePart, HouseText } from '../../messages/house/house-text.ts';
import { useMessages } from '../../messages/index.ts';
import { sitePicture } from '../../share/pictures.ts';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';

import styles from './house-page.module.css';

type HousePageProps = {
  text: HouseText;
  /** The page's own address. */
  path: string;
  /** Where the parts that lead on lead to, by their fragments. */
  targets: Readonly<Record<string, string>>;
};

/** A short page about the house. */
export function HousePage({ text, path, targets }: HousePageProps) {
  const { hero, home } = useMessages();
  return (
    <article className={styles.page}>
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
      </header>
      {Object.entries(text.parts).map(([id, part]) => (
        <Part key={id} id={id} part={part} target={targets[id]} />
      ))}
    </article>
  );
}

type PartProps = { id: string; part: HousePart; target: string | undefined };

function Part({ id, part: { title, paragraphs, link }, target }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {link && target && (
        <p>
          {target.startsWith('https:') ? (
            <a href={target} className={styles.link}>
              {link}
            </a>
          ) : (
            <Link to={target} className={styles.link}>
              {link}
            </Link>
          )}
        </p>
      )}
    </section>
  );
}
