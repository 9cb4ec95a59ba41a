import { useLowData } from '@motohaat/platform';
import { ButtonLink } from '@motohaat/ui/button';

import { useMessages } from '../../messages/index.ts';
import { HeroSearch } from './hero-search.tsx';

import styles from './hero.module.css';

/**
 * How wide the picture stands, by the widths of its style sheet: seven twelfths of the page's 75 rem
 * less the gap, else the column between the gutters, 40 rem at most.
 */
const sizes = [
  '(width >= 1264px) 672px',
  '(width >= 1024px) calc((100vw - 112px) * 7 / 12)',
  '(width >= 688px) 640px',
  'calc(100vw - 32px)',
].join(', ');

const pictures = {
  full: {
    src: '/pictures/hero.avif',
    srcSet: '/pictures/hero-720.avif 720w, /pictures/hero.avif 1280w',
    sizes,
  },
  small: { src: '/pictures/hero-360.avif' },
};

/** The first screen: what this place is, and its two in-page links (specification, section 1). */
export function Hero() {
  const { hero: t } = useMessages();
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.content}>
        <div className={styles.words}>
          <p className={styles.tagline}>{t.tagline}</p>
          <h1 id="hero-title" className={styles.title} tabIndex={-1}>
            {t.title}
          </h1>
          <p className={styles.lead}>{t.lead}</p>
          <HeroSearch />
          <div className={styles.actions}>
            <ButtonLink href="#categories">{t.buyNow}</ButtonLink>{' '}
            <ButtonLink href="#reviews">{t.seeReviews}</ButtonLink>
          </div>
        </div>
        <img
          className={styles.picture}
          {...pictures[useLowData() ? 'small' : 'full']}
          width={1280}
          height={751}
          alt={t.picture}
          fetchPriority="high"
        />
      </div>
    </section>
  );
}
