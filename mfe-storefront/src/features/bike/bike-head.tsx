import type { BikePage } from '@motohaat/contract/bike-facts';
import { bikeName, placeName } from '@motohaat/domain/shown';
import { PageHead } from '@motohaat/platform';

import { useBikeMessages } from '../../messages/bike/index.ts';
import { useBikesMessages } from '../../messages/bikes/index.ts';
import { useMessages } from '../../messages/index.ts';
import { sitePicture } from '../../share/pictures.ts';
import { breadcrumbs } from '../../structured-data/breadcrumbs.ts';
import { factsInShort } from '../../ui/facts-in-short.ts';
import { bikeData } from './bike-data.ts';
import { useStepsTo } from './use-steps-to.ts';

/** What a bike's page says of itself to search engines and share previews. */
export function BikeHead({ bike, path }: { bike: BikePage; path: string }) {
  const { head: t } = useBikeMessages();
  const { card } = useBikesMessages();
  const { home, hero } = useMessages();
  const name = bikeName(bike);
  const steps = useStepsTo(bike);
  const [photo] = bike.images;
  return (
    <PageHead
      title={t.title(name, bike.resalePrice)}
      description={t.description(factsInShort(bike, card), placeName(bike))}
      path={path}
      picture={
        photo === undefined
          ? { ...sitePicture, alt: hero.picture }
          : { src: sharePicture(bike._id, photo.card), alt: t.picture(name) }
      }
      data={[breadcrumbs(home, name, path, steps), ...bikeData(bike, path)]}
    />
  );
}

/** Sites keep the picture of an address: another photo has another. */
function sharePicture(id: string, photo: string): string {
  const file = photo.slice(photo.lastIndexOf('/') + 1);
  return `/pictures/share/${id}.jpg?photo=${encodeURIComponent(file)}`;
}
