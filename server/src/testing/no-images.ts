import type { ImagesPort } from '../adapters/images/port.ts';
import { AppError } from '../http/app-error.ts';

/** The origin of photos that tests make up. */
export const photoOrigin = 'https://photos.example';

const away = async () => {
  throw new AppError('unavailable');
};

/** A host that is away, for tests in which nobody sends a photo. */
export const noImages: ImagesPort = {
  store: away,
  remove: away,
  read: away,
  serves: (url) => url.startsWith(`${photoOrigin}/`),
};
