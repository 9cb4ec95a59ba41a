import type { Picture } from '@motohaat/contract/catalogue';

import type { ImagesPort } from '../../adapters/images/port.ts';
import type { Queryable } from '../../database/index.ts';
import { messagesIn } from '../../messages/index.ts';
import { lockLooseUploads } from '../uploads/shown-uploads.ts';

type Choice = {
  sellerId: string;
  /** In the order in which they are shown. */
  urls: readonly string[];
  /** What the bike shows now. */
  current: readonly Picture[];
  bikeName: string;
};

/** Pictures of a bike, and the uploads among them that become the bike's. */
export type ChosenPhotos = { pictures: Picture[]; uploadIds: string[] };

/**
 * The pictures that URLs name: those that the bike has, and uploads of this seller that no bike has,
 * on the image host of now (ruling S3.20). The uploads stay so until the transaction ends.
 *
 * @returns nothing if a URL names none of these, or one is named twice
 */
export async function choosePhotos(
  trx: Queryable,
  host: Pick<ImagesPort, 'serves'>,
  { sellerId, urls, current, bikeName }: Choice,
): Promise<ChosenPhotos | undefined> {
  if (new Set(urls).size !== urls.length) return undefined;
  const added = urls.filter((url) => !current.some(({ viewer }) => viewer === url));
  const uploads = await lockLooseUploads(trx, sellerId, added.filter(host.serves));
  if (uploads.length !== added.length) return undefined;
  const { photo } = messagesIn('en').bikes;
  const pictures = urls.flatMap((url, index): Picture[] => {
    const upload = uploads.find((each) => each.url === url);
    const alt = photo(bikeName, index + 1);
    return upload
      ? [{ card: upload.card_url, viewer: url, width: upload.width, height: upload.height, alt }]
      : // The bike may be called otherwise now, and stand in another order.
        current.filter(({ viewer }) => viewer === url).map((picture) => ({ ...picture, alt }));
  });
  return { pictures, uploadIds: uploads.map(({ id }) => id) };
}
