/**
 * Renders every picture of the demo market to demo/pictures, those of the site itself to
 * server/pictures, and what share previews show to mfe-storefront/src/share:
 *
 *   node demo/src/draw/render.ts [slug prefix …]
 *
 * Without a prefix all pictures are drawn, which takes some minutes. The same code always gives
 * the same files.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import sharp from 'sharp';

import { picturesFolder } from '../data/pictures-folder.ts';
import { picture } from './picture.ts';
import { renditions } from './renditions.ts';
import type { Rendition } from './renditions.ts';

const folders = {
  demo: picturesFolder,
  site: fileURLToPath(new URL('../../../server/pictures/', import.meta.url)),
  storefront: fileURLToPath(new URL('../../../mfe-storefront/src/share/', import.meta.url)),
};

/** AVIF settings by the width of the picture: small ones can bear less. */
function avif(width: number): { quality: number; effort: number; chromaSubsampling: string } {
  return { quality: width > 1000 ? 54 : 56, effort: 4, chromaSubsampling: '4:2:0' };
}

const jpeg = { quality: 78, mozjpeg: true };

async function render({ slug, scene, home, files }: Rendition): Promise<void> {
  const widest = Math.max(...files.map((file) => file.width));
  const raster = await sharp(Buffer.from(picture(scene, widest)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const { name, width, ...own } of files) {
    const resized = sharp(raster.data, { raw: raster.info }).resize({ width });
    const encoded = name.endsWith('.jpg')
      ? resized.jpeg(jpeg)
      : resized.avif({ ...avif(width), ...own });
    await encoded.toFile(folders[home] + name);
  }
  console.log(slug);
}

const prefixes = process.argv.slice(2);
const wanted = renditions().filter(
  ({ slug }) => prefixes.length === 0 || prefixes.some((prefix) => slug.startsWith(prefix)),
);
for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });
for (const rendition of wanted) {
  await render(rendition);
}
console.log(`${wanted.length} pictures drawn`);
