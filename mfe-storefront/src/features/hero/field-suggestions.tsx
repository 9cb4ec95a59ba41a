import { findSuggestions } from '@motohaat/api/suggestions';
import { useApi, useLanguage } from '@motohaat/platform';
import { findRecentSearches, forgetSearches } from '@motohaat/platform/recent-searches';
import { fillIn, queryOf, type Suggested, Suggestions } from '@motohaat/ui/suggestions';
import { useNavigate } from 'react-router-dom';

import { links } from '../../links.ts';

/** The name, behind what was typed before it; the text of an area has both. */
const textOf = ({ kind, name, search: { q = '' } }: Suggested) =>
  kind === 'area' ? q : `${q} ${name}`.trim();

type FieldSuggestionsProps = { input: HTMLInputElement };

/** Helps with what bike it shall be: its name stands in the field then, and a recent search is made again. */
export function BikeSuggestions({ input }: FieldSuggestionsProps) {
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
        ...(await findSuggestions(api, text, signal, 'brand', 'model').catch(() => [])),
      ]}
      onClear={forgetSearches}
      onChoose={(chosen) => {
        const { kind, search } = chosen;
        if (kind === 'recent') void navigate({ pathname: path, search: queryOf(search) });
        else fillIn(input, textOf(chosen));
      }}
    />
  );
}

/** Helps with where it shall be: the place that is taken stands in the field. */
export function PlaceSuggestions({ input }: FieldSuggestionsProps) {
  const api = useApi();
  return (
    <Suggestions
      input={input}
      path={links.href('search')}
      suggest={async (text, signal) => findSuggestions(api, text, signal, 'district', 'area')}
      onChoose={(chosen) => fillIn(input, textOf(chosen))}
    />
  );
}
