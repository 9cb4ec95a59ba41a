import type { ModelKey } from '../data/models.ts';
import type { PaintKey } from '../data/paints.ts';
import { closeUps, closeUpSlug, pictureSizes, studio, studioSlug } from '../data/pictures.ts';
import { lighter } from './colour.ts';
import { paintColours } from './paint.ts';
import type { Paint } from './paint.ts';
import { closeUp, cutOut, wholeBike, wide } from './picture.ts';
import type { Scene } from './picture.ts';

export interface Rendition {
  slug: string;
  scene: Scene;
  /** Whose picture it is: of the demo market, of the site in every mode, or of the storefront's release. */
  home: 'demo' | 'site' | 'storefront';
  /** Files to write, each with its width in pixels. */
  /** `quality` and `effort` of the coding where they are not the usual ones of its width. */
  files: readonly { name: string; width: number; quality?: number; effort?: number }[];
}

const cardAndViewer = (slug: string): Rendition['files'] => [
  { name: `${slug}-viewer.avif`, width: pictureSizes.viewer.width },
  { name: `${slug}-card.avif`, width: pictureSizes.card.width },
];

function pairs(table: Partial<Record<ModelKey, readonly PaintKey[]>>): [ModelKey, PaintKey][] {
  return (Object.keys(table) as ModelKey[]).flatMap((model) =>
    (table[model] ?? []).map((paint): [ModelKey, PaintKey] => [model, paint]),
  );
}

const rendition = (slug: string, scene: Scene, home: Rendition['home'] = 'demo'): Rendition => ({
  slug,
  scene,
  home,
  files: cardAndViewer(slug),
});

const category = (
  name: string,
  model: ModelKey,
  paint: PaintKey,
  ground: string,
  disc: string,
): Rendition =>
  rendition(
    `category-${name}`,
    {
      model,
      paint: paintColours[paint],
      frame: wholeBike,
      backdrop: { ground, disc },
    },
    'site',
  );

/** What share previews show of a page: JPEG, because some readers know nothing newer. */
const share = (
  name: string,
  model: ModelKey,
  paint: Paint,
  ground: string,
  disc: string,
): Rendition => ({
  slug: `share-${name}`,
  home: 'storefront',
  scene: { model, paint, frame: wide, backdrop: { ground, disc }, signed: true },
  files: [{ name: `${name}.jpg`, width: 1200 }],
});

/** The paint of the bike on the home page: the accent of the site with cream. */
const heroPaint: Paint = {
  main: '#df6a17',
  second: '#f6ecd6',
  seat: '#7c4a2b',
  alloy: '#c3c9cf',
  ground: lighter('#df6a17', 0.8),
};

const hero: Rendition = {
  slug: 'hero',
  home: 'site',
  scene: { model: 'tufan-cafe-350', paint: heroPaint, frame: cutOut, backdrop: 'none' },
  files: [
    { name: 'hero.avif', width: 1280 },
    { name: 'hero-720.avif', width: 720, quality: 54, effort: 9 },
    { name: 'hero-360.avif', width: 360, quality: 25 },
  ],
};

/** Every picture of the demo market and of the home page. */
export function renditions(): Rendition[] {
  return [
    hero,
    share('site', 'tufan-cafe-350', heroPaint, '#0b5c60', '#e9d9b4'),
    share('scooters', 'machranga-lx-125', paintColours.cream, '#0f6f73', '#e9a23b'),
    share('standard', 'purbasha-350', paintColours.maroon, '#a8651a', '#f6dfae'),
    share('sport', 'baaz-r150', paintColours.red, '#1d3557', '#7fb4c9'),
    share('guides', 'purbasha-350', paintColours.green, '#28463a', '#d8c58d'),
    category('scooters', 'machranga-lx-125', 'cream', '#0f6f73', '#e9a23b'),
    category('standard', 'purbasha-350', 'maroon', '#e0a03a', '#f6dfae'),
    category('sport', 'baaz-r150', 'red', '#1d3557', '#7fb4c9'),
    ...pairs(studio).map(([model, paint]) =>
      rendition(studioSlug(model, paint), {
        model,
        paint: paintColours[paint],
        frame: wholeBike,
        backdrop: 'studio',
      }),
    ),
    ...pairs(closeUps).map(([model, paint]) =>
      rendition(closeUpSlug(model, paint), {
        model,
        paint: paintColours[paint],
        frame: closeUp,
        backdrop: 'studio',
      }),
    ),
  ];
}
