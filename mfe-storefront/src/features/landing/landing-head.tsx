import type { Landing } from '@motohaat/contract/landing';
import { landingBikes } from '@motohaat/domain/landing';
import { PageHead, type StructuredData } from '@motohaat/platform';

import { useMessages } from '../../messages/index.ts';
import { useLandingMessages } from '../../messages/landing/index.ts';
import { sitePicture } from '../../share/pictures.ts';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { landingPath } from '../../ui/landing-path.ts';
import { nameOf, ofLanding, useStepsTo } from './of-landing.ts';

type LandingHeadProps = {
  landing: Landing;
  /** Whether it shows bikes from the first on. */
  isFirst: boolean;
  /** What the list says of its bikes, under the title of the page. */
  bikes: (title: string) => StructuredData[];
};

/**
 * What a page says of itself to search engines and share previews. One with too few bikes, or with
 * further bikes, answers whoever comes, and asks not to be found.
 */
export function LandingHead({ landing, isFirst, bikes }: LandingHeadProps) {
  const t = useLandingMessages();
  const { home, hero } = useMessages();
  const steps = useStepsTo(landing);
  const of = ofLanding(landing);
  const title = t.title(of);
  const path = landingPath(nameOf(landing));
  if (!isFirst || landing.bikes < landingBikes) return <PageHead title={title} hidden="private" />;
  const { price, years } = landing;
  const count = t.count(landing.bikes, landing.about);
  return (
    <PageHead
      title={t.head.title(title, price?.least)}
      description={t.head.description(of, { count, price, years })}
      path={path}
      picture={{ ...sitePicture, alt: hero.picture }}
      data={[breadcrumbs(home, title, path, steps), ...bikes(title)]}
    />
  );
}
