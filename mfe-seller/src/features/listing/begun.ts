import { bikeFields, type emptyBike } from '@motohaat/contract/bike-fields';
import type { Draft, DraftBody } from '@motohaat/contract/drafts';

import type { StoredPhoto } from './photos/photo.ts';
import { viewOf } from './photos/views.tsx';

/** What a form begins with that goes on with a draft; its photos come from beside. */
export function fieldsOfDraft(body: DraftBody): typeof emptyBike {
  const { image: _image, ...fields } = bikeFields(body);
  return fields;
}

/**
 * Names what a device keeps of a bike that is not sent yet. What was kept of a draft would undo what
 * has been saved since, there or elsewhere.
 */
export function keptAs(seller: { id: string }, begun: Draft | undefined): string {
  return begun ? `${begun._id}.${begun.savedAt}` : seller.id;
}

/** The photos that a draft has are kept with it; one address names them, whatever their size. */
export function storedPhotos({ images = [], views = [] }: DraftBody): StoredPhoto[] {
  return images.map((url, place) => ({ url, card: url, view: viewOf(views[place]) }));
}
