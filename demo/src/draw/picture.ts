import type { ModelKey } from '../data/models.ts';
import { materials } from './materials.ts';
import { scooters } from './models-scooter.ts';
import { sports } from './models-sport.ts';
import { standards } from './models-standard.ts';
import type { Paint } from './paint.ts';
import { scooter } from './scooter.ts';
import { sport } from './sport.ts';
import { standard } from './standard.ts';
import { poster, studio } from './studio.ts';
import { el } from './svg.ts';
import { wordmark } from './wordmark.ts';

/** The part of the canvas that a picture shows. */
interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The whole bike with air around it. */
export const wholeBike: Frame = { x: 70, y: 100, width: 1460, height: 1095 };

/** Engine, front wheel and handlebar from nearby. */
export const closeUp: Frame = { x: 570, y: 322, width: 920, height: 690 };

/** The whole bike with room beside it: 1200 × 630, as share previews are. */
export const wide: Frame = { x: -200, y: 128, width: 1800, height: 945 };

/** Just the bike, for a picture without a ground. */
export const cutOut: Frame = { x: 110, y: 250, width: 1380, height: 810 };

function holds<K extends string>(record: Record<K, unknown>, key: string): key is K {
  return Object.hasOwn(record, key);
}

function bike(model: ModelKey, paint: Paint): string {
  if (holds(scooters, model)) return scooter(scooters[model], paint);
  if (holds(standards, model)) return standard(standards[model], paint);
  return sport(sports[model], paint);
}

export interface Scene {
  model: ModelKey;
  paint: Paint;
  frame: Frame;
  /** A studio wall, a poster of two strong colours, or nothing behind the bike. */
  backdrop: 'studio' | 'none' | { ground: string; disc: string };
  /** Whether the site's name stands in the upper left corner. */
  signed?: boolean;
}

function backdropOf({ backdrop, paint }: Scene): string {
  if (backdrop === 'none') return '';
  if (backdrop === 'studio') return studio(paint.ground);
  return poster(backdrop.ground, backdrop.disc);
}

/**
 * A picture as SVG text.
 * @param width Width in pixels at which the SVG will be rasterised; the height follows the frame.
 */
export function picture(scene: Scene, width: number): string {
  const { frame } = scene;
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `${frame.x} ${frame.y} ${frame.width} ${frame.height}`,
      width,
      height: Math.round((width * frame.height) / frame.width),
    },
    materials(scene.paint),
    backdropOf(scene),
    bike(scene.model, scene.paint),
    ...(scene.signed ? [wordmark(frame.x + 64, frame.y + 60, '#ffffff', '#f2b15c')] : []),
  );
}
