import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { bikes } from './bikes.ts';
import { picturesFolder } from './pictures-folder.ts';
import { pictureSizes } from './pictures.ts';

const fileOf = (sitePath: string): string => picturesFolder + sitePath.replace('/pictures/', '');

const bikePictures = bikes.flatMap((bike) => bike.pictures);
const distinct = [...new Map(bikePictures.map((picture) => [picture.viewer, picture])).values()];

describe('the demo pictures', () => {
  it('are 60 distinct bike pictures or more, none on more than a few of the bikes', () => {
    const uses = new Map<string, number>();
    for (const { viewer } of bikePictures) {
      uses.set(viewer, (uses.get(viewer) ?? 0) + 1);
    }
    expect(uses.size).toBeGreaterThanOrEqual(60);
    expect(Math.max(...uses.values())).toBeLessThanOrEqual(bikePictures.length / 12);
  });

  it.each(distinct.map((picture) => [picture.viewer, picture] as const))(
    '%s and its card exist with the stated sizes and an alt text',
    async (_path, picture) => {
      const card = await sharp(fileOf(picture.card)).metadata();
      expect({ width: card.width, height: card.height }).toEqual(pictureSizes.card);
      const viewer = await sharp(fileOf(picture.viewer)).metadata();
      expect(viewer.width).toBe(picture.width);
      expect(viewer.height).toBe(picture.height);
      expect(picture.alt).not.toBe('');
    },
  );
});
