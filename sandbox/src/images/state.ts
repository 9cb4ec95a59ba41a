import { isFields } from '../fields.ts';

/** A file that was uploaded. */
export interface StoredImage {
  id: string;
  /** Whoever knows it may delete the image. */
  hash: string;
  /** Its name without the extension. */
  name: string;
  extension: string;
  mime: string;
  /** Pixels. */
  width: number;
  height: number;
  /** Bytes. */
  size: number;
  /** Seconds since 1970. */
  time: number;
  /** Seconds after `time` at which it is gone; 0 is never. */
  expiration: number;
}

/** All that the image stand-in remembers, by id; the files lie beside. */
export interface ImagesState {
  version: 1;
  images: Record<string, StoredImage>;
}

export function emptyState(): ImagesState {
  return { version: 1, images: {} };
}

/** Narrows a read file to a state; undefined when any part of it is not what this version writes. */
export function parseState(value: unknown): ImagesState | undefined {
  if (!isFields(value) || value['version'] !== 1) return undefined;
  const { images } = value;
  if (!isFields(images) || !Object.values(images).every(isStoredImage)) return undefined;
  return { version: 1, images: images as Record<string, StoredImage> };
}

const texts = ['id', 'hash', 'name', 'extension', 'mime'];
const numbers = ['width', 'height', 'size', 'time', 'expiration'];

function isStoredImage(value: unknown): value is StoredImage {
  return (
    isFields(value) &&
    texts.every((name) => typeof value[name] === 'string') &&
    numbers.every((name) => typeof value[name] === 'number')
  );
}
