import { darker, lighter, mix } from './colour.ts';
import type { Paint } from './paint.ts';
import { el } from './svg.ts';

type Stops = readonly (readonly [offset: number, colour: string])[];

/** A gradient from top to bottom of whatever shape it fills. */
function vertical(id: string, stops: Stops): string {
  return el(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: 0, y2: 1 },
    ...stops.map(([offset, colour]) =>
      el('stop', { offset: String(offset), 'stop-color': colour }),
    ),
  );
}

/** Paint under a studio light: bright above, full in the middle, deep below, a little bounce. */
function lacquer(id: string, colour: string): string {
  return vertical(id, [
    [0, lighter(colour, 0.28)],
    [0.22, lighter(colour, 0.08)],
    [0.5, colour],
    [0.85, darker(colour, 0.4)],
    [1, darker(colour, 0.28)],
  ]);
}

/** A metal that mirrors a bright sky, a dark horizon and a bright floor. */
function mirror(id: string, light: string, dark: string): string {
  return vertical(id, [
    [0, mix(light, dark, 0.25)],
    [0.16, lighter(light, 0.6)],
    [0.4, mix(light, dark, 0.35)],
    [0.52, dark],
    [0.6, mix(light, dark, 0.55)],
    [0.82, light],
    [1, mix(light, dark, 0.6)],
  ]);
}

interface Relief {
  /** How deep the shade reaches in from below, in pixels. */
  shade: number;
  /** How deep the light reaches in from above, in pixels. */
  light: number;
  shadeOpacity: number;
  lightOpacity: number;
}

/** A soft band of colour along the inner edge of a shape, `dy` pixels from outside to inside. */
function band(name: string, dy: number, softness: number, colour: string, opacity: number): string {
  return (
    el('feGaussianBlur', { in: 'outside', stdDeviation: softness }) +
    el('feOffset', { dy }) +
    el('feComposite', { operator: 'in', in2: 'SourceAlpha', result: `${name}-mask` }) +
    el('feFlood', { 'flood-color': colour, 'flood-opacity': String(opacity) }) +
    el('feComposite', { operator: 'in', in2: `${name}-mask`, result: name })
  );
}

/**
 * Gives a flat shape volume: shade along its lower inner edge, light along its upper inner edge,
 * a thin bright rim, and a soft dark seam on what lies behind it.
 */
function relief(id: string, r: Relief): string {
  return el(
    'filter',
    {
      id,
      x: '-0.25',
      y: '-0.25',
      width: '1.5',
      height: '1.5',
      'color-interpolation-filters': 'sRGB',
    },
    el('feGaussianBlur', { in: 'SourceAlpha', stdDeviation: 4 }),
    el('feComponentTransfer', { result: 'seam' }, el('feFuncA', { type: 'linear', slope: '0.4' })),
    el(
      'feComponentTransfer',
      { in: 'SourceAlpha', result: 'outside' },
      el('feFuncA', { type: 'linear', slope: '-1', intercept: '1' }),
    ),
    band('shade', -r.shade, r.shade * 0.75, '#04050a', r.shadeOpacity),
    band('light', r.light, r.light * 0.6, '#ffffff', r.lightOpacity),
    band('rim', 2.2, 0.8, '#ffffff', Math.min(0.75, r.lightOpacity * 1.25)),
    el(
      'feMerge',
      {},
      ...['seam', 'SourceGraphic', 'shade', 'light', 'rim'].map((input) =>
        el('feMergeNode', { in: input }),
      ),
    ),
  );
}

function blur(id: string, deviation: number): string {
  return el(
    'filter',
    { id, x: '-0.4', y: '-1.5', width: '1.8', height: '4' },
    el('feGaussianBlur', { stdDeviation: deviation }),
  );
}

/** Every gradient and filter a drawing may name, for one paint. */
export function materials(paint: Paint): string {
  return el(
    'defs',
    {},
    lacquer('body', paint.main),
    lacquer('second', paint.second),
    lacquer('seat', paint.seat),
    lacquer('black', '#26282d'),
    lacquer('dark', '#16171b'),
    lacquer('frame', '#2c2e34'),
    lacquer('grey', '#5b6068'),
    lacquer('alloy', paint.alloy),
    lacquer('tail-lamp', '#d3141e'),
    lacquer('amber', '#f08a1c'),
    lacquer('cast', '#8d949b'),
    lacquer('cast-dark', '#43474e'),
    mirror('chrome', '#dfe5ea', '#2e343b'),
    mirror('steel', '#b4bac0', '#4b5158'),
    mirror('gold', '#e3bd62', '#6e4d14'),
    mirror('carbon', '#53575e', '#121316'),
    vertical('glass', [
      [0, '#ffffff'],
      [0.35, '#e7f1f7'],
      [0.6, '#a9bcc8'],
      [1, '#eef5f8'],
    ]),
    vertical('smoke', [
      [0, '#5d6b76'],
      [0.5, '#27303a'],
      [1, '#1a2027'],
    ]),
    relief('gloss', { shade: 20, light: 7, shadeOpacity: 0.5, lightOpacity: 0.5 }),
    relief('metal', { shade: 8, light: 3, shadeOpacity: 0.5, lightOpacity: 0.5 }),
    relief('matte', { shade: 16, light: 6, shadeOpacity: 0.55, lightOpacity: 0.16 }),
    blur('blur3', 3),
    blur('blur8', 8),
    blur('blur20', 20),
    blur('blur40', 40),
  );
}
