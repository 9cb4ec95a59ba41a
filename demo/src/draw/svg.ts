/** A point of the drawing, in pixels of the 1600 × 1200 canvas; y grows downwards. */
export type Point = readonly [x: number, y: number];

type Attributes = Record<string, string | number | undefined>;

/** Rounds to a tenth of a pixel, so that the same drawing is always the same text. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** One SVG element; attributes that are undefined are left out. */
export function el(name: string, attributes: Attributes = {}, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`)
    .join('');
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join('')}</${name}>`;
}

/** A group of elements. */
export function g(attributes: Attributes, ...children: string[]): string {
  return el('g', attributes, ...children, '');
}

/** A closed or open path. */
export function shape(d: string, fill: string, attributes: Attributes = {}): string {
  return el('path', { d, fill, ...attributes });
}

/** A stroked line with round ends. */
export function line(
  d: string,
  stroke: string,
  width: number,
  attributes: Attributes = {},
): string {
  return el('path', {
    d,
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...attributes,
  });
}

export function circle([cx, cy]: Point, r: number, attributes: Attributes): string {
  return el('circle', { cx, cy, r, ...attributes });
}

export function ellipse([cx, cy]: Point, rx: number, ry: number, attributes: Attributes): string {
  return el('ellipse', { cx, cy, rx, ry, ...attributes });
}

/** Content seen only inside the outline `d`; `name` is unique in the drawing. */
export function inside(name: string, d: string, ...children: string[]): string {
  const id = `inside-${name}`;
  return el('clipPath', { id }, el('path', { d })) + g({ 'clip-path': `url(#${id})` }, ...children);
}

/** The point at `distance` from `from`, `angle` in degrees clockwise from the x axis. */
export function polar([x, y]: Point, angle: number, distance: number): Point {
  const radians = (angle * Math.PI) / 180;
  return [x + Math.cos(radians) * distance, y + Math.sin(radians) * distance];
}

/** The point on the way from `a` to `b`, 0 at `a` and 1 at `b`; beyond is allowed. */
export function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** A point moved by dx and dy. */
export function moved([x, y]: Point, dx: number, dy: number): Point {
  return [x + dx, y + dy];
}

/** A point as path text. */
export function p([x, y]: Point): string {
  return `${n(x)} ${n(y)}`;
}

/** An arc of a circle, angles in degrees clockwise from the x axis. */
export function arc(centre: Point, radius: number, from: number, to: number): string {
  const large = to - from > 180 ? 1 : 0;
  const start = polar(centre, from, radius);
  const end = polar(centre, to, radius);
  return `M${p(start)}A${n(radius)} ${n(radius)} 0 ${large} 1 ${p(end)}`;
}

/** A ring between two radii. */
export function ring(centre: Point, outer: number, inner: number, fill: string): string {
  return circle(centre, (outer + inner) / 2, {
    fill: 'none',
    stroke: fill,
    'stroke-width': outer - inner,
  });
}
