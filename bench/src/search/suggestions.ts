import { brands } from '@motohaat/catalogue/brands';
import { catalogueLexicon } from '@motohaat/catalogue/lexicon';
import { districts } from '@motohaat/catalogue/places';
import { prepareSuggestions, suggest } from '@motohaat/domain/search/suggest';

import { quantile } from './times.ts';

/** ms of the process that one may take. */
const most = 1;

/** What suggestions take of the process, for all that one can have typed of each name, in both scripts. */
export function measureSuggestions(): { lines: string[]; missed: string[] } {
  const lexicon = catalogueLexicon();
  const began = performance.now();
  prepareSuggestions(lexicon);
  const prepared = performance.now() - began;
  const names = [
    ...brands.map(({ name }) => name),
    ...brands.flatMap(({ families }) => families.map(({ name }) => name)),
    ...districts.map(({ name }) => name),
  ].flatMap(({ en, bn }) => [en, bn]);
  const typed = names.flatMap((name) =>
    Array.from({ length: Math.max(0, name.length - 1) }, (_, length) => name.slice(0, length + 2)),
  );
  const ask = (text: string) => suggest(text, lexicon, { language: 'en', limit: 8 });
  for (const text of typed) ask(text);
  const before = process.cpuUsage();
  const times = typed.map((text) => {
    const started = performance.now();
    ask(text);
    return performance.now() - started;
  });
  const { user, system } = process.cpuUsage(before);
  const each = (user + system) / 1_000 / typed.length;
  const ms = [0.5, 0.95, 0.99].map((part) => quantile(times, part).toFixed(3)).join(', ');
  return {
    lines: [
      `Suggestions take ${each.toFixed(3)} ms of the process (p50, p95, p99 by the clock: ${ms} ms; ${typed.length} texts), and ${prepared.toFixed(0)} ms once to prepare.`,
    ],
    missed: each > most ? [`suggestions take ${each.toFixed(2)} ms`] : [],
  };
}
