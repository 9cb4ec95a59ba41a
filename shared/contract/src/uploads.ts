import * as v from 'valibot';

import type { ErrorCode } from './errors.ts';
import { Count, Url } from './values.ts';

/** Bytes that a photo may have: 8 MiB (ruling S5.8). */
export const maximumPhotoBytes = 8 * 1024 * 1024;
/** Pixels that a photo may have: 40 million. */
export const maximumPhotoPixels = 40_000_000;
/** What a photo may be; anything else is refused by its first bytes. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;

/** Why a photo is not taken, whichever call it came by. */
export const photoRefusals = [
  'photo_too_large',
  'photo_type',
  'photo_dimensions',
  'photo_too_small',
  'photo_unreadable',
  'photo_not_alone',
  'photo_too_slow',
] as const satisfies readonly ErrorCode[];

/** `POST /uploads` (multipart, field `image`), in the shape that image hosts answer in. */
export const UploadAnswer = v.object({
  success: v.literal(true),
  data: v.object({
    /** Names the photo in `POST /addProduct`; the same as `viewer`. */
    url: Url,
    /** 640 pixels wide at the most. */
    card: Url,
    /** 1600 pixels at the most, each way. */
    viewer: Url,
    /** Pixels of the viewer size. */
    width: Count,
    height: Count,
  }),
});
export type UploadAnswer = v.InferOutput<typeof UploadAnswer>;
