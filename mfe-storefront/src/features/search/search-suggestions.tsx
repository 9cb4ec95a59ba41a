import { findSuggestions } from '@motohaat/api/suggestions';
import { useApi, useLanguage } from '@motohaat/platform';
import { findRecentSearches, forgetSearches } from '@motohaat/platform/recent-searches';
import { queryOf, Suggestions } from '@motohaat/ui/suggestions';
import { useNavigate } from 'react-router-dom';

import { links } from '../../links.ts';

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
      onChoose={({ search }) => {
        void navigate({ pathname: path, search: queryOf(search) });
      }}
    />
  );
}
