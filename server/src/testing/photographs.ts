import sharp, { type Sharp } from 'sharp';

/** A picture that compresses as photos do: soft shapes and some noise. */
export function picture(width = 800, height = 600): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#456', noise } }).blur(2);
}

let small: Promise<Buffer> | undefined;

/** A JPEG of 800 × 600 pixels, the same one for each who asks. */
export function photograph(): Promise<Buffer> {
  small ??= picture().jpeg().toBuffer();
  return small;
}
