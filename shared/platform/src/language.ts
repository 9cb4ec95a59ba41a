import type { Language } from '@motohaat/domain/language';
import { createContext, use } from 'react';

/** The language around a component: the shell provides it, in the browser and for a page that is drawn. */
export const LanguageContext = createContext<Language>('en');

/** The language that the page speaks. */
export function useLanguage(): Language {
  return use(LanguageContext);
}
