import { findSuggestions } from '@motohaat/api/suggestions';
import { useApi, useLanguage } from '@motohaat/platform';
import { findRecentSearches, forgetSearches } from '@motohaat/platform/recent-searches';
import { queryOf, Suggestions } from '@motohaat/ui/suggestions';
import { useNavigate } from 'react-router-dom';

import { links } from '../../links.ts';
import type { SearchTexts } from './address.ts';

/** What the text of a search may become; what is taken is the next search. */
export default function SearchSuggestions({ input }: { input: HTMLInputElement }) {
  const api = useApi();
  const language = useLanguage();
  const navigate = useNavigate();
  const path = links.href('search');
  return (
    <Suggestions
      input={input}
      path={path}
      suggest={async (text, signal) => [
        ...findRecentSearches(text, language),
        ...(await findSuggestions(api, text, signal).catch(() => [])),
      ]}
      onClear={forgetSearches}
      onChoose={({ kind, search }) => {
        const chosen = kind === 'recent' ? search : { ...filtersBeside(input, search), ...search };
        void navigate({ pathname: path, search: queryOf(chosen) });
      }}
    />
  );
}

/** What was chosen before and stays chosen with a suggestion, of which one bike can be both. */
function filtersBeside({ form }: HTMLInputElement, { brand, model }: SearchTexts): SearchTexts {
  const { q: _q, ...chosen } = Object.fromEntries(new FormData(form ?? undefined)) as SearchTexts;
  if (!brand && !model) return chosen;
  const { brand: _brand, model: _model, ...others } = chosen;
  return others;
}
