/** A photo in one size, on its way to the image host. */
type NewImage = {
  bytes: Buffer;
  /** A name for the file, without its extension: letters, digits and hyphens. */
  name: string;
};

type HostedImage = {
  url: string;
  /** What `remove` has to be told; not for browsers. */
  removal: string;
};

/**
 * The one door to the image host. Every call may throw AppError `unavailable` when the host cannot be
 * had, or does not do what it is asked.
 */
export type ImagesPort = {
  store(image: NewImage): Promise<HostedImage>;
  /** Removes an image. Done twice, it is done. */
  remove(removal: string): Promise<void>;
  /** The bytes of one of the host's own images; nothing for one that it does not have. */
  read(url: string): Promise<Buffer | undefined>;
  /** Whether a URL is one of the host's own images. */
  serves(url: string): boolean;
};
