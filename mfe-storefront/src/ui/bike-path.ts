import { bikeSlug } from '@motohaat/domain/slug';

import { links } from '../links.ts';

/** The address of a bike's page. @param name as its seller wrote it, whatever the reader's language */
export function bikePath({ _id, name }: { _id: string; name: string }): string {
  return links.href('bike', { id: _id, slug: bikeSlug(name) });
}
