import type { Arrow } from './arrows.ts';
import { server } from './things.ts';

/** In pixels where text is as large as usual, as all of this; with the text it grows. */
export const box = { width: 124, height: 56 };
const gap = { across: 16, down: 84 };
/** Below the last row there is room for arrows from one to another of it. */
const edge = { top: 4, bottom: 46 };

type Point = { x: number; y: number };
/** Where an arrow leads along, and where its number stands. */
export type Line = Arrow & { path: string; label: Point };
export type Picture = {
  width: number;
  height: number;
  /** Name → the middle of its box. */
  places: ReadonlyMap<string, Point>;
  lines: Line[];
};

/**
 * Applications in layers: those that others build on stand lower, and at the bottom the shell and the
 * server, on which all do.
 */
export function layersOf(names: readonly string[], arrows: readonly Arrow[]): string[][] {
  const ground = new Set(['shell', server]);
  const remotes = names.filter((name) => !ground.has(name));
  const between = arrows.filter(({ from, to }) => !ground.has(from) && !ground.has(to));
  const sum = (end: 'from' | 'to', name: string) =>
    between.filter((arrow) => arrow[end] === name).reduce((all, { count }) => all + count, 0);
  const isUsed = (name: string) => sum('to', name) > sum('from', name);
  const layers = [
    remotes.filter((name) => !isUsed(name)),
    remotes.filter(isUsed),
    names.filter((name) => ground.has(name)),
  ];
  return layers.filter((layer) => layer.length > 0);
}

/**
 * Places layers below each other, a layer that is too wide in several rows.
 *
 * @param width that there is
 */
export function layOut(
  layers: readonly (readonly string[])[],
  arrows: readonly Arrow[],
  width: number,
): Picture {
  const most = Math.max(1, Math.floor((width + gap.across) / (box.width + gap.across)));
  const rows = layers.flatMap((layer) => {
    const count = Math.ceil(layer.length / most);
    const each = Math.ceil(layer.length / count);
    return Array.from({ length: count }, (_none, row) => layer.slice(row * each, (row + 1) * each));
  });
  const places = new Map<string, Point>();
  for (const [row, names] of rows.entries()) {
    const step = Math.min(width / names.length, 3 * box.width);
    for (const [column, name] of names.entries()) {
      const x = width / 2 + (column - (names.length - 1) / 2) * step;
      places.set(name, { x, y: edge.top + box.height / 2 + row * (box.height + gap.down) });
    }
  }
  const height = edge.top + rows.length * (box.height + gap.down) - gap.down + edge.bottom;
  return { width, height, places, lines: linesOf(arrows, places) };
}

type Side = 'top' | 'bottom';
type End = { arrow: Arrow; name: string; other: string; side: Side };

function linesOf(arrows: readonly Arrow[], places: ReadonlyMap<string, Point>): Line[] {
  const known = arrows.filter(({ from, to }) => places.has(from) && places.has(to));
  const ends = known.flatMap((arrow): End[] => {
    const [from, to] = [places.get(arrow.from)!, places.get(arrow.to)!];
    return [
      { arrow, name: arrow.from, other: arrow.to, side: to.y < from.y ? 'top' : 'bottom' },
      { arrow, name: arrow.to, other: arrow.from, side: to.y > from.y ? 'top' : 'bottom' },
    ];
  });
  const at = (arrow: Arrow, name: string) => touch(ends, places, arrow, name);
  return known.map((arrow) => lineOf(arrow, at(arrow, arrow.from), at(arrow, arrow.to)));
}

/** Where an arrow touches a box, and the how manyth of its side it is. */
type Touch = Point & { number: number };

/** Those of one side of a box stand apart, in the order of where they lead. */
function touch(
  ends: readonly End[],
  places: ReadonlyMap<string, Point>,
  arrow: Arrow,
  name: string,
): Touch {
  const own = ends.find((end) => end.arrow === arrow && end.name === name)!;
  const { x, y } = places.get(name)!;
  const beside = ends
    .filter((end) => end.name === name && end.side === own.side)
    .toSorted((one, other) => places.get(one.other)!.x - places.get(other.other)!.x);
  const number = beside.indexOf(own);
  const share = (number + 1) / (beside.length + 1) - 0.5;
  const down = own.side === 'top' ? -1 : 1;
  return { number, x: x + share * box.width, y: y + (down * box.height) / 2 };
}

function lineOf(arrow: Arrow, from: Touch, to: Touch): Line {
  const isSameRow = from.y === to.y;
  const bend = isSameRow ? gap.down / 2 : (to.y - from.y) / 2;
  const first = { x: from.x, y: from.y + bend };
  const second = { x: to.x, y: isSameRow ? to.y + bend : to.y - bend };
  const path = `M${spot(from)} C${spot(first)} ${spot(second)} ${spot(to)}`;
  const away = labelsAway[from.number % labelsAway.length] ?? 0;
  return { ...arrow, path, label: awayFrom([from, first, second, to], away) };
}

/**
 * How far from where an arrow begins its number stands, up or down: before anything else is there, and not
 * beside that of the next arrow.
 */
const labelsAway = [18, 34];

/** The first point of a curve that is so far above or below its beginning, or nearly its middle. */
function awayFrom(curve: Curve, away: number): Point {
  const [start] = curve;
  const shares = Array.from({ length: 45 }, (_none, step) => (step + 1) / 100);
  const points = shares.map((share) => onCurve(curve, share));
  return points.find(({ y }) => Math.abs(y - start.y) >= away) ?? points.at(-1) ?? start;
}

const spot = ({ x, y }: Point) => `${round(x)},${round(y)}`;
const round = (value: number) => Math.round(value * 10) / 10;

/** A cubic Bézier curve: its ends, and what it bends to between them. */
type Curve = readonly [Point, Point, Point, Point];

/** @param share of the curve's way, 0 to 1 */
function onCurve([a, b, c, d]: Curve, share: number): Point {
  const rest = 1 - share;
  const of = (axis: 'x' | 'y') =>
    rest ** 3 * a[axis] +
    3 * rest ** 2 * share * b[axis] +
    3 * rest * share ** 2 * c[axis] +
    share ** 3 * d[axis];
  return { x: round(of('x')), y: round(of('y')) };
}
