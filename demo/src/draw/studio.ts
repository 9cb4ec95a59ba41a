import { darker, lighter, mix } from './colour.ts';
import { el, ellipse, g } from './svg.ts';

/** Height of the studio floor line under the tyres, in pixels from the top. */
const floor = 985;

/** The canvas on which every bike is drawn. */
const canvas = { width: 1600, height: 1200 } as const;

/** How far a ground goes on to the left and right of the canvas, for pictures that are wider. */
const side = 200;

/** A quiet studio: a lit wall that runs into the floor, in tones of one ground colour. */
export function studio(ground: string): string {
  const wall = lighter(ground, 0.28);
  return g(
    {},
    el(
      'defs',
      {},
      el(
        'radialGradient',
        { id: 'wall', cx: '0.5', cy: '0.42', r: '0.75' },
        el('stop', { offset: '0', 'stop-color': lighter(wall, 0.55) }),
        el('stop', { offset: '0.55', 'stop-color': wall }),
        el('stop', { offset: '1', 'stop-color': mix(ground, darker(ground, 0.3), 0.45) }),
      ),
      el(
        'linearGradient',
        { id: 'floor', x1: 0, y1: 0, x2: 0, y2: 1 },
        el('stop', { offset: '0', 'stop-color': darker(ground, 0.1), 'stop-opacity': '0' }),
        el('stop', { offset: '0.35', 'stop-color': darker(ground, 0.16), 'stop-opacity': '0.5' }),
        el('stop', { offset: '1', 'stop-color': darker(ground, 0.1), 'stop-opacity': '0.12' }),
      ),
    ),
    el('rect', { width: canvas.width, height: canvas.height, fill: 'url(#wall)' }),
    el('rect', { y: 840, width: canvas.width, height: 360, fill: 'url(#floor)' }),
    ellipse([800, 1020], 620, 60, {
      fill: lighter(ground, 0.6),
      opacity: '0.3',
      filter: 'url(#blur40)',
    }),
  );
}

/** A poster ground: one strong colour, a disc behind the bike and a floor of a deeper tone. */
export function poster(ground: string, disc: string): string {
  const { width, height } = canvas;
  const ledge = { x: -side, y: floor - 40, width: width + 2 * side };
  return g(
    {},
    el(
      'defs',
      {},
      el(
        'linearGradient',
        { id: 'poster', x1: 0, y1: 0, x2: 0, y2: 1 },
        el('stop', { offset: '0', 'stop-color': lighter(ground, 0.1) }),
        el('stop', { offset: '1', 'stop-color': darker(ground, 0.18) }),
      ),
      el(
        'linearGradient',
        { id: 'disc', x1: 0, y1: 0, x2: 0, y2: 1 },
        el('stop', { offset: '0', 'stop-color': lighter(disc, 0.16) }),
        el('stop', { offset: '1', 'stop-color': disc }),
      ),
    ),
    el('rect', { x: -side, width: width + 2 * side, height, fill: 'url(#poster)' }),
    el('circle', { cx: 860, cy: 560, r: 430, fill: 'url(#disc)' }),
    el('rect', { ...ledge, height: height - floor + 40, fill: darker(ground, 0.3) }),
    el('rect', { ...ledge, height: 3, fill: lighter(ground, 0.4), opacity: '0.5' }),
  );
}

function spot(x: number, rx: number, ry: number, opacity: number, blur: string): string {
  return ellipse([x, floor + 4], rx, ry, {
    fill: '#0a0c10',
    opacity: String(opacity),
    filter: `url(#${blur})`,
  });
}

/** The shadow where the bike touches the floor: wide and faint, then dark at each tyre. */
export function contactShadow(rear: number, front: number): string {
  const middle = (rear + front) / 2;
  const reach = (front - rear) / 2;
  return g(
    {},
    spot(middle, reach + 190, 34, 0.32, 'blur20'),
    spot(middle - 20, reach + 40, 20, 0.38, 'blur20'),
    spot(rear, 120, 13, 0.6, 'blur8'),
    spot(front, 115, 13, 0.6, 'blur8'),
    spot(rear, 62, 7, 0.75, 'blur3'),
    spot(front, 58, 7, 0.75, 'blur3'),
  );
}
