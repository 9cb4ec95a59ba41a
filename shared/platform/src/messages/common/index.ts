import { createCatalogue } from '../../catalogue.ts';
import { useLanguage } from '../../language.ts';

/** What the shell and remotes both draw: the screens in place of a page, and what waits or failed. */
export const commonWords = createCatalogue(
  {
    en: () => import(/* webpackChunkName: "words-en" */ './en.ts'),
    bn: () => import(/* webpackChunkName: "words-bn" */ './bn.ts'),
  },
  useLanguage,
);
