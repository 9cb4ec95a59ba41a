import { createCatalogue } from '../catalogue.ts';
import { useLanguage } from '../language.ts';

/** The words of what all applications do alike. The shell prepares them, for all. */
export const platformWords = createCatalogue(
  {
    en: () => import(/* webpackChunkName: "words-en" */ './en.ts'),
    bn: () => import(/* webpackChunkName: "words-bn" */ './bn.ts'),
  },
  useLanguage,
);
