import type { RestMessages } from '../../../messages/listing/rest/index.ts';
import type { PhotoView } from './views.tsx';

/** A photo that the server has. */
export type StoredPhoto = {
  /** Names it to the server. */
  url: string;
  /** The small size, to show it. */
  card: string;
  /** When it was uploaded, in ms since 1970; nothing for a photo of a listing. */
  uploadedAt?: number;
  /** What it shows, where it was taken as one of the guided places. */
  view?: PhotoView | undefined;
};

/** Where a chosen photo stands; `part` of it has gone out, from 0 to 1. */
type PhotoState =
  | { status: 'waiting' }
  | { status: 'sending'; part: number }
  | { status: 'failed'; message: string; canRetry: boolean }
  | { status: 'ready'; stored: StoredPhoto };

/** A photo of the bike, from the moment it is chosen. */
export type Photo = {
  id: string;
  /** For people: what it shows, or the file's name. */
  name: string;
  view?: PhotoView | undefined;
  /** Address of a picture to show at once. */
  preview: string;
} & PhotoState;

/** The photos in another order: the one at `from` stands at `to`. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_item, place) => place !== from);
  const item = items[from];
  return item === undefined ? rest : rest.toSpliced(to, 0, item);
}

/** What keeps the photos from being used as they are, in a sentence. */
export function photosError(
  photos: readonly Photo[],
  t: RestMessages['photos'],
): string | undefined {
  if (photos.some(({ status }) => status === 'waiting' || status === 'sending')) {
    return t.onItsWay;
  }
  if (photos.some(({ status }) => status === 'failed')) {
    return t.notUploaded;
  }
  return undefined;
}

/** The guided places that these show, where they were taken as one of them. */
export function viewsOf(photos: readonly Photo[]): (PhotoView | null)[] {
  return photos.flatMap((photo) => (photo.status === 'ready' ? [photo.stored.view ?? null] : []));
}

/** The addresses of the photos that the server has, in their order. */
export function urlsOf(photos: readonly Photo[]): string[] {
  return photos.flatMap((photo) => (photo.status === 'ready' ? [photo.stored.url] : []));
}
