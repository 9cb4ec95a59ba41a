import { bangla } from './bangla.ts';
import { banglish } from './banglish.ts';
import { daily } from './daily.ts';
import { english } from './english.ts';
import { filters } from './filters.ts';
import type { Sought } from './sought.ts';
import { spoken } from './spoken.ts';
import { traps } from './traps.ts';
import { typos } from './typos.ts';

/** Searches as people type them, each once, with what must be found. */
export const relevance: readonly Sought[] = [
  ...english,
  ...filters,
  ...bangla,
  ...banglish,
  ...typos,
  ...traps,
  ...daily,
  ...spoken,
];
