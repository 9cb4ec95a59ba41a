import { ccRange } from '../bike-facts.ts';
import { isFree, means, type Reading, understood } from './reading.ts';
import { around, secondOf } from './sides.ts';
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
    const first = numberAt(reading, at);
    if (first === undefined) continue;
    const behind = means(reading, at + 1, 'cc') ? at + 2 : at + 1;
    const start = secondOf(reading, behind);
    const second = start === undefined ? undefined : numberAt(reading, start);
    const end = start !== undefined && second !== undefined ? start + 1 : behind;
    const isNamed = means(reading, end, 'cc') || means(reading, end - 1, 'cc');
    const given = second === undefined ? [first] : [first, second];
    if (!isNamed && !given.every((each) => sizes.has(each))) continue;
    const { span, side } = around(reading, [at, end], (word) =>
      means(reading, word, 'cc', 'between', 'engine'),
    );
    const least = side === 'below' ? undefined : Math.min(...given);
    const most = side === 'above' ? undefined : Math.max(...given);
    const tolerance = least === undefined || most === undefined ? 0 : off;
    return {
      at: span[0],
      count: span[1],
      ...(least !== undefined && { least: least - tolerance }),
      ...(most !== undefined && { most: most + tolerance }),
    };
  }
  return undefined;
}

/** Makes filters of an engine's size. */
export function takeEngine(reading: Reading, { at, count, least, most }: EngineSize): void {
  if (least !== undefined) understood(reading, [at, count], 'ccMin', least);
  if (most !== undefined) understood(reading, [at, count], 'ccMax', most);
}

function numberAt(reading: Reading, at: number): number | undefined {
  const latin = reading.words[at]?.latin;
  if (!isFree(reading, at, 1) || !isNumber(latin)) return undefined;
  const size = Number(latin);
  return size >= ccRange.from && size <= ccRange.to ? size : undefined;
}
