import type { PhotoDraft } from './photos/photo-draft.ts';
import type { StoredPhoto } from './photos/photo.ts';
import type { ListingDraft } from './use-listing-draft.ts';

/** What is kept of a form until it is sent, as its rest needs it. */
export type Kept = {
  draft: ListingDraft;
  /** The photos that the bike has, and where those that are chosen are kept. */
  photosOf: { stored: readonly StoredPhoto[]; draft: PhotoDraft };
};
