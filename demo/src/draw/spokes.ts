import { line, p, polar } from './svg.ts';
import type { Point } from './svg.ts';

/** A spoke that runs from `inner` to `outer`, `w0` and `w1` its half widths, at an angle. */
export function blade(
  centre: Point,
  angle: number,
  inner: number,
  outer: number,
  w0: number,
  w1: number,
  lean = 0,
): string {
  const root = polar(centre, angle, inner);
  const tip = polar(centre, angle + lean, outer);
  const corners = [
    polar(root, angle + 90, w0),
    polar(tip, angle + lean + 90, w1),
    polar(tip, angle + lean - 90, w1),
    polar(root, angle - 90, w0),
  ];
  return `M${corners.map(p).join('L')}Z`;
}

/** Angles spread evenly around a circle, in degrees. */
export const turns = (count: number, start = -90): number[] =>
  Array.from({ length: count }, (_, i) => start + (i * 360) / count);

/** Two spokes side by side that part towards the rim. */
function pair(at: Point, angle: number, rim: number, spread: number, w: number): string {
  return (
    blade(at, angle - spread * 0.3, rim * 0.2, rim - 6, w, w * 0.7, -spread) +
    blade(at, angle + spread * 0.3, rim * 0.2, rim - 6, w, w * 0.7, spread)
  );
}

/** One spoke that splits in two on its way to the rim. */
function fork(at: Point, angle: number, rim: number): string {
  const split = polar(at, angle, rim * 0.52);
  return (
    blade(at, angle, rim * 0.2, rim * 0.56, rim * 0.1, rim * 0.07) +
    blade(split, angle - 24, -2, rim * 0.46, rim * 0.05, rim * 0.045) +
    blade(split, angle + 24, -2, rim * 0.46, rim * 0.05, rim * 0.045)
  );
}

/** Outlines of cast spokes by pattern, for a wheel centre and the outer radius of its rim. */
export const castSpokes = {
  five: (at: Point, rim: number): string =>
    turns(5)
      .map((a) => blade(at, a, rim * 0.2, rim - 6, rim * 0.13, rim * 0.085))
      .join(''),
  six: (at: Point, rim: number): string =>
    turns(6)
      .map((a) => blade(at, a, rim * 0.2, rim - 6, rim * 0.1, rim * 0.07, 8))
      .join(''),
  ten: (at: Point, rim: number): string =>
    turns(5)
      .map((a) => pair(at, a, rim, 13, rim * 0.05))
      .join(''),
  star: (at: Point, rim: number): string =>
    turns(3)
      .map((a) => pair(at, a, rim, 21, rim * 0.07))
      .join(''),
  split: (at: Point, rim: number): string =>
    turns(5)
      .map((a) => fork(at, a, rim))
      .join(''),
} as const;

/** Crossed wire spokes, drawn. */
export function wireSpokes(at: Point, rim: number): string {
  const inner = rim * 0.17;
  return turns(18)
    .flatMap((a, i) => {
      const side = i % 2 === 0 ? 1 : -1;
      return [
        `M${p(polar(at, a + 68 * side, inner))}L${p(polar(at, a, rim - 8))}`,
        `M${p(polar(at, a + 10 - 68 * side, inner * 0.8))}L${p(polar(at, a + 10, rim - 8))}`,
      ];
    })
    .map((d) => line(d, '#4d545c', 3.2) + line(d, '#d5dbe0', 1.6))
    .join('');
}
