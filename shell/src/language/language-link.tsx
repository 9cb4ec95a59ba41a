import { type Language, inLanguage, languageNames } from '@motohaat/domain/language';
import { useLanguage } from '@motohaat/platform';
import { useLocation } from 'react-router-dom';

import { carryState } from './carried-state.ts';
import { rememberLanguage } from './chosen-language.ts';

/** Leads to the same page in the other language, by a document of its own; named in that language. */
export function LanguageLink({ className }: { className?: string | undefined }) {
  const other: Language = useLanguage() === 'en' ? 'bn' : 'en';
  const { pathname, search, hash } = useLocation();
  const address = inLanguage(other, pathname + search + hash);
  return (
    <a
      href={address}
      hrefLang={other}
      lang={other}
      className={className}
      onClick={() => {
        rememberLanguage(other);
        carryState(address);
      }}
    >
      {languageNames[other]}
    </a>
  );
}
