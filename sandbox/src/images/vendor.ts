/** The one key that this stand-in takes; it opens nothing anywhere else. */
export const IMAGES_KEY = 'images_MotoHaatSandbox';

/** Path of the upload call, as on the vendor's own host (imgbb, "API v1"). */
export const UPLOAD_PATH = '/1/upload';

/** The vendor takes files up to 32 MB. */
export const LARGEST_FILE_BYTES = 32 * 1024 * 1024;

/** Seconds after which an upload may be asked to vanish. */
export const EXPIRATION_RANGE_S = { from: 60, to: 15_552_000 } as const;
