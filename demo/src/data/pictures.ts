import { models } from './models.ts';
import type { ModelKey } from './models.ts';
import { paints } from './paints.ts';
import type { PaintKey } from './paints.ts';
import type { DemoPicture } from './types.ts';

/** Pixel sizes of the two renditions that every picture has. */
export const pictureSizes = {
  card: { width: 640, height: 480 },
  viewer: { width: 1600, height: 1200 },
} as const;

/** The colours in which each model is drawn: one studio picture for each pair. */
export const studio = {
  'shalik-110': ['teal', 'red', 'white', 'rose'],
  'torongo-city-125': ['blue', 'black', 'orange', 'silver'],
  'machranga-lx-125': ['cream', 'sky', 'maroon', 'green'],
  'nodi-lite-90': ['yellow', 'white', 'teal', 'graphite'],
  'torongo-max-150': ['graphite', 'white', 'blue', 'black'],
  'dhrubo-100': ['red', 'blue', 'black', 'green'],
  'dhrubo-125-dx': ['maroon', 'silver', 'blue-silver', 'black-red'],
  'boishakh-150': ['orange', 'graphite', 'yellow', 'blue'],
  'haor-trail-200': ['green', 'white-red', 'orange', 'sand'],
  'purbasha-350': ['maroon', 'cream', 'black-gold', 'green'],
  'baaz-r150': ['red', 'blue', 'white-red', 'black-green'],
  'baaz-r250': ['black', 'yellow', 'teal', 'silver'],
  'dhumketu-s165': ['orange', 'blue-silver', 'graphite', 'white'],
  'bijli-160-rs': ['red', 'black-gold', 'sky', 'green'],
  'tufan-cafe-350': ['green', 'cream', 'black-red', 'silver'],
} as const satisfies Record<ModelKey, readonly PaintKey[]>;

/** The pairs that are drawn from nearby as well. */
export const closeUps = {
  'shalik-110': ['rose'],
  'machranga-lx-125': ['cream'],
  'torongo-max-150': ['blue'],
  'haor-trail-200': ['green', 'sand'],
  'purbasha-350': ['black-gold'],
  'baaz-r150': ['red', 'black-green'],
  'baaz-r250': ['black', 'yellow', 'silver'],
  'dhumketu-s165': ['orange'],
} as const satisfies Partial<Record<ModelKey, readonly PaintKey[]>>;

/** Files and sizes of a picture by its slug. */
export function pictureFiles(slug: string, alt: string): DemoPicture {
  return {
    card: `/pictures/${slug}-card.avif`,
    viewer: `/pictures/${slug}-viewer.avif`,
    ...pictureSizes.viewer,
    alt,
  };
}

/** Slug of a studio picture: the file names start with it. */
export function studioSlug(model: ModelKey, paint: PaintKey): string {
  return `${model}-${paint}`;
}

/** Slug of a picture taken from nearby. */
export function closeUpSlug(model: ModelKey, paint: PaintKey): string {
  return `${studioSlug(model, paint)}-close`;
}

/** The studio picture of a model in one of the colours it is drawn in. */
export function side<M extends ModelKey>(
  model: M,
  paint: (typeof studio)[M][number] & PaintKey,
): DemoPicture {
  const alt = `${paints[paint]} ${models[model].looks}, right side`;
  return pictureFiles(studioSlug(model, paint), alt);
}

/** The same bike from nearby: engine, front wheel and handlebar. */
export function near<M extends keyof typeof closeUps>(
  model: M,
  paint: (typeof closeUps)[M][number] & PaintKey,
): DemoPicture {
  const bike = `${paints[paint].toLowerCase()} ${models[model].looks}`;
  return pictureFiles(closeUpSlug(model, paint), `Front half of the ${bike}, from nearby`);
}
