import { useListing } from './listing-store.ts';
import { PhotoField } from './photos/photo-field.tsx';
import type { StoredPhoto } from './photos/photo.ts';

/** The photos of a form. @param props.stored those that the bike has */
export function PhotosOfForm({ stored }: { stored: readonly StoredPhoto[] }) {
  return (
    <PhotoField
      stored={stored}
      photos={useListing((state) => state.photos)}
      Cards={useListing((state) => state.late?.PhotoCards)}
      hasWaiting={useListing(({ held }) => held.length > 0)}
      onFiles={useListing((state) => state.add)}
      error={useListing(({ errors }) => errors['image'])}
    />
  );
}
