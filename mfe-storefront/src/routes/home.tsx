import { PageHead, useLanguage, usePlatform } from '@motohaat/platform';

import { AdvertGrid } from '../features/adverts/advert-grid.tsx';
import { PopularProducts } from '../features/categories/popular-products.tsx';
import { Hero } from '../features/hero/hero.tsx';
import { LatestBikes } from '../features/products/latest-bikes.tsx';
import { ReviewsSection } from '../features/reviews/reviews-section.tsx';
import { WayBack } from '../features/welcome/way-back.tsx';
import { links } from '../links.ts';
import { useMessages } from '../messages/index.ts';
import { sitePicture } from '../share/pictures.ts';
import { siteData } from '../structured-data/site.ts';
import { FigureStrip, PapersChecklist, PromoBanner, RealReviews } from './home-parts.tsx';
import { SeenBikes } from './seen-bikes.tsx';

/** The sections in the specification's order; each loads by itself. */
export default function Home() {
  const { head: t, hero } = useMessages();
  const { contact } = usePlatform().config;
  return (
    <>
      <PageHead
        title={t.title}
        description={t.description}
        path={links.href('home')}
        picture={{ ...sitePicture, alt: hero.picture }}
        data={siteData(contact, useLanguage())}
      />
      <WayBack />
      <Hero />
      <PromoBanner />
      <AdvertGrid />
      <PopularProducts id="categories" />
      <FigureStrip />
      <ReviewsSection id="reviews" />
      <RealReviews />
      <PapersChecklist />
      <LatestBikes />
      <SeenBikes />
    </>
  );
}
