/** How much an answer has: lists with something in them, none, or texts as long as they may be. */
export type Fill = 'full' | 'empty' | 'longest';

/** The key under which a value stands, and a number that no other value of the answer has. */
type At = { name: string; number: number };

/** The steps of a schema's pipe, the first of which is the schema itself. */
export type Pipe = readonly {
  type: string;
  requirement?: unknown;
  metadata?: { format?: unknown };
}[];

/** A day, in ms. */
const day = 86_400_000;

/** Letters of texts that are not the longest. */
const usual = 28;

/** With the longest word of the site's own texts, and with letters that stand high and low. */
const words =
  'Well-kept motorcycle with every paper, ridden by one careful owner. মোটরসাইকেলের রেজিস্ট্রেশনের কাগজপত্র ঠিক আছে। ';

/** What patterns of the contract ask for; the first that fits is taken. */
const patterned = [
  '00000000-0000-7000-8000-000000000000',
  'engine',
  'mfe-buyer',
  '1.2.3',
  '2026-01-15',
  '1',
  'P-2026-0123456789',
  '00000000000000000000000000000000',
];

/** @param at tells values of one answer apart */
export function makeText(pipe: Pipe = [], fill: Fill, at: At): string {
  const find = (type: string) => pipe.find((action) => action.type === type);
  const pattern = find('regex')?.requirement;
  if (pattern instanceof RegExp) return fitting(pattern);
  if (find('iso_date')) return '2026-01-15';
  const format = pipe.find(({ type }) => type === 'metadata')?.metadata?.format;
  if (find('iso_timestamp') ?? (format === 'date-time' ? format : undefined)) return timeOf(at);
  const exactly = find('length')?.requirement;
  const limit = Number(exactly ?? find('max_length')?.requirement ?? usual);
  const least = Number(exactly ?? find('min_length')?.requirement ?? 0);
  const own = known(at, fill, limit);
  if (own !== undefined) return own.slice(0, limit).padEnd(least, '0');
  const length = fill === 'longest' ? limit : Math.min(usual, limit);
  // A blank at the end would be taken away where the text is read.
  return wording(length, at.number).trimEnd().padEnd(Math.max(length, least), '.');
}

function fitting(pattern: RegExp): string {
  const text = patterned.find((each) => pattern.test(each));
  if (text === undefined) throw new Error(`No text is known that fits ${String(pattern)}.`);
  return text;
}

/** What the name of a value says that it is; of some things the longest one is no other than any. */
function known({ name, number }: At, fill: Fill, limit: number): string | undefined {
  // One of the specification's, which pages know by name.
  if (/^category(?:_?id)?$/i.test(name)) return '1';
  if (/^_?id$|Ids?$|^release$|^cursor$/.test(name)) {
    return `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
  }
  if (/image|photo|picture|thumbnail|^src$|url$/i.test(name)) return '/favicon.svg';
  if (/^(?:path|href|link)$/.test(name)) return '/';
  if (/email/i.test(name)) return emailOf(fill === 'longest' ? limit : usual);
  if (/phone|mobile/i.test(name)) return '+8801700000000';
  if (/version|contract/i.test(name)) return '1.2.3';
  return undefined;
}

/** An address of so many letters, as far as one may have them (RFC 5321, 4.5.3.1). */
function emailOf(length: number): string {
  const domain = `${'d'.repeat(Math.max(1, Math.min(60, length - 80)))}.invalid`;
  return `${'somebody'.repeat(8).slice(0, Math.max(1, Math.min(64, length - domain.length - 1)))}@${domain}`;
}

function wording(length: number, number: number): string {
  const begin = (number * 7) % words.length;
  const endless = words.repeat(Math.ceil((length + words.length) / words.length) + 1);
  // From the beginning of a word on.
  const from = endless.indexOf(' ', begin) + 1;
  return endless.slice(from, from + length);
}

/** Today at midnight as far as it goes, so that pictures of one day look alike. */
function timeOf({ name, number }: At): string {
  const today = Math.floor(Date.now() / day) * day;
  const isAhead = /expires|until|ends|deadline|due|next|meet/i.test(name);
  return new Date(today + (isAhead ? 1 : -1) * (1 + (number % 5)) * day).toISOString();
}

/** Within its bounds; of money and counts something that people have seen. */
export function makeNumber(pipe: Pipe = [], fill: Fill, { number }: At): number {
  const bound = (type: string, otherwise: number) =>
    Number(pipe.find((action) => action.type === type)?.requirement ?? otherwise);
  const usualNumber = fill === 'empty' ? 0 : fill === 'full' ? 1 + (number % 9) : 99_999;
  return Math.min(Math.max(usualNumber, bound('min_value', 0)), bound('max_value', 99_999));
}
