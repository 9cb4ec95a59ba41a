import { ccRange } from '../bike-facts.ts';
import { isFree, means, type Reading, understood } from './reading.ts';
import { isNumber } from './words.ts';

/** Sizes by which engines are called; without "cc" only these are read as one. */
const sizes = new Set([
  50, 80, 100, 110, 125, 135, 150, 155, 160, 165, 180, 200, 220, 250, 300, 310, 350, 390, 400,
]);
/** How far an engine may be from what it is called: an R15 of 155 cm³ is among those of 150. */
const off = 5;

/** A size, or a range of sizes, as the text has it. */
export type EngineSize = { at: number; count: number; least?: number; most?: number };

/** Finds the first engine size in what was not understood yet: `150cc`, `১৫০ সিসি`, `100-125 cc`. */
export function findEngine(reading: Reading): EngineSize | undefined {
  for (let at = 0; at < reading.words.length; at++) {
    const size = sizeAt(reading, at);
    if (size === undefined) continue;
    const other = isRange(reading, at) ? sizeAt(reading, secondOf(reading, at)) : undefined;
    let [from, to] = [at, at + 1];
    if (other !== undefined) to = secondOf(reading, at) + 1;
    while (
      isFree(reading, to, 1) &&
      (means(reading, to, 'cc') || /^(?:er|r|e)$/.test(reading.words[to]?.latin ?? ''))
    )
      to++;
    if (other !== undefined) {
      const [least = size, most = size] = [size, other].toSorted((a, b) => a - b);
      return { at: from, count: to - from, least: least - off, most: most + off };
    }
    let side = sideAt(reading, to);
    if (side) to++;
    else {
      side = sideAt(reading, from - 1);
      if (side) from--;
    }
    const limits =
      side === 'below'
        ? { most: size }
        : side === 'above'
          ? { least: size }
          : { least: size - off, most: size + off };
    return { at: from, count: to - from, ...limits };
  }
  return undefined;
}

/** Makes filters of an engine's size. */
export function takeEngine(reading: Reading, { at, count, least, most }: EngineSize): void {
  if (least !== undefined) understood(reading, [at, count], 'ccMin', least);
  if (most !== undefined) understood(reading, [at, count], 'ccMax', most);
}

function sideAt(reading: Reading, at: number): 'below' | 'above' | undefined {
  if (!isFree(reading, at, 1)) return undefined;
  if (means(reading, at, 'below')) return 'below';
  return means(reading, at, 'above') ? 'above' : undefined;
}

function sizeAt(reading: Reading, at: number): number | undefined {
  const latin = reading.words[at]?.latin;
  if (!isFree(reading, at, 1) || !isNumber(latin)) return undefined;
  const size = Number(latin);
  const isNamed =
    means(reading, at + 1, 'cc') ||
    (isRange(reading, at) && means(reading, secondOf(reading, at) + 1, 'cc'));
  if (isNamed) return size >= ccRange.from && size <= ccRange.to ? size : undefined;
  return sizes.has(size) ? size : undefined;
}

const secondOf = (reading: Reading, at: number) => {
  let next = at + 1;
  if (means(reading, next, 'cc')) next++;
  return means(reading, next, 'to') ? next + 1 : next;
};

/** Whether a number is the first of two with a dash or a word such as "to" between. */
function isRange(reading: Reading, at: number): boolean {
  const second = secondOf(reading, at);
  const [before, next] = [reading.words[second - 1], reading.words[second]];
  if (!before || !next || !isNumber(next.latin) || Number(next.latin) > ccRange.to) return false;
  return (
    means(reading, second - 1, 'to') ||
    /^\s*[-–—~]\s*$/.test(reading.text.slice(before.end, next.start))
  );
}
