import { PageHead } from '@motohaat/platform';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';
import { useSearchMessages } from '../../messages/search/index.ts';
import { sitePicture } from '../../share/pictures.ts';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';

type SearchHeadProps = {
  /** What the search is called; nothing where all bikes are shown in the usual order. */
  title: string | undefined;
  /** The page of its own that these bikes have. */
  canonical: string | undefined;
  /** Query of the search, as addresses have it. */
  query: string;
};

/**
 * A search engine finds the search itself, and none of the searches that can be made with it: those of
 * which there is a page of its own lead there.
 */
export function SearchHead({ title, canonical, query }: SearchHeadProps) {
  const { hero, home } = useMessages();
  const { head: t } = useSearchMessages();
  const path = links.href('search');
  const picture = { ...sitePicture, alt: hero.picture };
  if (title !== undefined && canonical !== undefined) {
    const about = { title, description: t.description, path: canonical, picture };
    return <PageHead {...about} />;
  }
  if (title !== undefined) {
    const about = { title, description: t.description, path: path + query, picture };
    return <PageHead {...about} unlisted />;
  }
  return (
    <PageHead
      title={t.bare}
      description={t.description}
      path={path}
      picture={picture}
      data={[breadcrumbs(home, t.bare, path)]}
    />
  );
}
