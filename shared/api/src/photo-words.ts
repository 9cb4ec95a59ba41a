/**
 * Why a file cannot be sent: it is too large and cannot be made smaller here, it is no photo, or it is one
 * of a kind that phones make and this browser cannot read.
 */
export type UnusableReason = 'tooLarge' | 'notAPhoto' | 'heic';

/** What is said of photos that cannot be sent. */
export type PhotoWords = Record<UnusableReason | 'connectionLost', string>;

/** In English, which errors speak where only developers read them. */
export const englishPhotoFailures: PhotoWords = {
  tooLarge: 'This photo is larger than 8 MB and cannot be made smaller here. Choose a smaller one.',
  notAPhoto: 'This is not a photo that can be shown. Choose a JPEG, PNG, WebP or AVIF file.',
  heic: 'This is a HEIC photo, which this browser cannot read. Choose a JPEG.',
  connectionLost: 'The connection was lost. Try it again.',
};
