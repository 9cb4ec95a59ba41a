import sharp from 'sharp';

/** Pixels, as share previews want them (https://ogp.me, and the sites' own advice). */
const size = { width: 1_200, height: 630 };
const encoding = { quality: 80, mozjpeg: true };
/** Seconds that drawing may take. */
const timeLimit = 8;

/** A picture as share previews show it: all of it, on a blurred ground of its own, as a JPEG. */
export async function renderSharePicture(bytes: Buffer): Promise<Buffer> {
  const whole = await sharp(bytes)
    .resize({ ...size, fit: 'inside' })
    .toBuffer();
  return sharp(bytes)
    .resize({ ...size, fit: 'cover' })
    .blur(24)
    .modulate({ brightness: 0.85 })
    .composite([{ input: whole, gravity: 'centre' }])
    .timeout({ seconds: timeLimit })
    .jpeg(encoding)
    .toBuffer();
}
