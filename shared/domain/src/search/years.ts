import { earliestYear } from '../bike-facts.ts';
import { isFree, means, type Reading, understood } from './reading.ts';

/** Reads years and what is said of them: `2021`, `2019-2021`, `after 2020`, `২০২০ সালের পরে`. */
export function readYears(reading: Reading, thisYear: number): void {
  for (let at = 0; at < reading.words.length; at++) {
    const year = isFree(reading, at, 1) ? yearAt(reading, at, thisYear) : undefined;
    if (year === undefined) continue;
    let [from, to] = [at, at + 1];
    while (isFree(reading, to, 1) && (means(reading, to, 'model') || isFiller(reading, to))) to++;
    const second = secondAt(reading, to, thisYear);
    if (second) {
      const [least, most] = [year, second.year].toSorted((one, other) => one - other);
      to = second.at + 1;
      while (isFree(reading, to, 1) && means(reading, to, 'model', 'between', 'below')) to++;
      while (isFree(reading, from - 1, 1) && means(reading, from - 1, 'model', 'between', 'after'))
        from--;
      if (least !== undefined) understood(reading, [from, to - from], 'yearMin', least);
      if (most !== undefined) understood(reading, [from, to - from], 'yearMax', most);
    } else {
      let side: 'after' | 'before' | undefined;
      while (isFree(reading, to, 1) && (sideAt(reading, to) ?? isFiller(reading, to))) {
        side = sideAt(reading, to) ?? side;
        to++;
      }
      while (
        isFree(reading, from - 1, 1) &&
        (means(reading, from - 1, 'model') || sideAt(reading, from - 1))
      ) {
        from--;
        side ??= sideAt(reading, from);
      }
      const span = [from, to - from] as const;
      if (side !== 'before') understood(reading, span, 'yearMin', year);
      if (side !== 'after') understood(reading, span, 'yearMax', year);
    }
    at = to - 1;
  }
}

const isFiller = (reading: Reading, at: number) =>
  /^(?:er|r|e|than)$/.test(reading.words[at]?.latin ?? '');

function sideAt(reading: Reading, at: number): 'after' | 'before' | undefined {
  if (means(reading, at, 'before', 'below')) return 'before';
  return means(reading, at, 'after', 'above') ? 'after' : undefined;
}

/** `2021`, or `21` beside "model". */
function yearAt(reading: Reading, at: number, thisYear: number): number | undefined {
  const latin = reading.words[at]?.latin ?? '';
  const isNamed = means(reading, at + 1, 'model') || means(reading, at - 1, 'model');
  const full = /^\d{4}$/.test(latin)
    ? latin
    : /^[0-3]\d$/.test(latin) && isNamed
      ? `20${latin}`
      : '';
  const year = Number(full);
  return year >= earliestYear && year <= thisYear + 1 ? year : undefined;
}

/** The other end of a range. */
function secondAt(reading: Reading, at: number, thisYear: number) {
  const [before, next] = [reading.words[at - 1], reading.words[at]];
  if (!before || !next) return undefined;
  const isJoined =
    means(reading, at, 'to') || /^(?:and|ar|o)$/.test(next.latin)
      ? at + 1
      : /^\s*[-–—~/]\s*$/.test(reading.text.slice(before.end, next.start))
        ? at
        : undefined;
  if (isJoined === undefined || !isFree(reading, isJoined, 1)) return undefined;
  const latin = reading.words[isJoined]?.latin ?? '';
  const short = /^\d\d$/.test(latin) ? 2000 + Number(latin) : undefined;
  const year = yearAt(reading, isJoined, thisYear) ?? short;
  return year !== undefined && year <= thisYear + 1 ? { at: isJoined, year } : undefined;
}
