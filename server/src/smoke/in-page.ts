import { readFileSync } from 'node:fs';

const read = (name: string) =>
  readFileSync(new URL(`${name}.browser.js`, import.meta.url), 'utf8').trim();

/** What runs in the pages that are looked at, as text. */
export const inPage = {
  keepIn: read('keep-in'),
  countShifts: read('count-shifts'),
  sight: read('sight'),
  scroll: read('scroll'),
  measure: read('measure'),
  readTexts: read('read-texts'),
  nextFrame: read('next-frame'),
  runAxe: read('run-axe'),
};
