import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

import { InjectedFailures } from '../failure-injection.ts';
import { randomId } from '../random-id.ts';
import { StateFile } from '../state-file.ts';
import { unreadable } from './errors.ts';
import { emptyState, type ImagesState, parseState, type StoredImage } from './state.ts';

export interface ImagesOptions {
  /** State folder. */
  dir: string;
  /** The time in ms since 1970. */
  now: () => number;
  log: (message: string) => void;
}

interface NewImage {
  bytes: Buffer;
  /** Any text; what is no letter or digit becomes a hyphen. */
  name: string;
  /** Seconds until it is gone; 0 is never. */
  expiration: number;
}

/** One account of the image host: its files on disk. Knows no HTTP. */
export interface Images {
  readonly failures: InjectedFailures;
  /** Every image that is not gone, the oldest first. */
  list: () => StoredImage[];
  /** @throws HttpError for what is no image */
  store: (image: NewImage) => Promise<StoredImage>;
  /** Where its bytes lie; undefined for an image that is not, or is gone. */
  find: (id: string) => { image: StoredImage; file: string } | undefined;
  /** Says whether there was such an image, and the hash was its own. */
  remove: (id: string, hash: string) => Promise<boolean>;
  /** Forgets all images and failures. */
  reset: () => Promise<void>;
  close: () => Promise<void>;
}

/** Formats as the library names them → extension and type, of those that the vendor takes. */
const formats: Record<string, [extension: string, mime: string]> = {
  jpeg: ['jpg', 'image/jpeg'],
  png: ['png', 'image/png'],
  webp: ['webp', 'image/webp'],
  gif: ['gif', 'image/gif'],
  heif: ['avif', 'image/avif'],
};

/**
 * Opens the images kept in a folder, or begins with none.
 *
 * @throws when the folder cannot be read or written.
 */
export async function openImages({ dir, now, log }: ImagesOptions): Promise<Images> {
  const folder = path.join(dir, 'images');
  const state = await StateFile.open<ImagesState>({
    file: path.join(dir, 'images.json'),
    parse: parseState,
    initial: emptyState,
    log,
  });
  const failures = new InjectedFailures();
  const fileOf = ({ id, extension }: StoredImage) => path.join(folder, `${id}.${extension}`);

  function present(id: string): StoredImage | undefined {
    const image = Object.hasOwn(state.value.images, id) ? state.value.images[id] : undefined;
    if (!image) return undefined;
    const isGone = image.expiration > 0 && now() / 1000 >= image.time + image.expiration;
    return isGone ? undefined : image;
  }

  return {
    failures,
    list: () => Object.keys(state.value.images).flatMap((id) => present(id) ?? []),
    store: async ({ bytes, name, expiration }) => {
      const about = await describe(bytes);
      const image: StoredImage = {
        id: randomId(7),
        hash: randomId(32).toLowerCase(),
        name: name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 80) || 'image',
        size: bytes.length,
        time: Math.floor(now() / 1000),
        expiration,
        ...about,
      };
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = `${fileOf(image)}.tmp`;
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, fileOf(image));
      state.value.images[image.id] = image;
      state.changed();
      return image;
    },
    find: (id) => {
      const image = present(id);
      return image && { image, file: fileOf(image) };
    },
    remove: async (id, hash) => {
      const image = present(id);
      if (image?.hash !== hash) return false;
      delete state.value.images[id];
      state.changed();
      await rm(fileOf(image), { force: true });
      return true;
    },
    reset: async () => {
      failures.clear();
      state.value = emptyState();
      state.changed();
      await rm(folder, { recursive: true, force: true });
    },
    close: () => state.flush(),
  };
}

/** Reads what an image is of its header. */
async function describe(
  bytes: Buffer,
): Promise<Pick<StoredImage, 'extension' | 'mime' | 'width' | 'height'>> {
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw unreadable();
    });
  const known = formats[format];
  if (!known) throw unreadable();
  const [extension, mime] = known;
  return { extension, mime, width, height };
}
