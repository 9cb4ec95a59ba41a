import { findSuggestions } from '@motohaat/api/suggestions';
import { useApi } from '@motohaat/platform';
import { Suggestions } from '@motohaat/ui/suggestions';
import { useNavigate } from 'react-router-dom';

import { links } from '../../links.ts';

/** What the text of a search may become; what is taken is the next search. */
export default function SearchSuggestions({ input }: { input: HTMLInputElement }) {
  const api = useApi();
  const navigate = useNavigate();
  const path = links.href('search');
  return (
    <Suggestions
      input={input}
      path={path}
      suggest={async (text, signal) => findSuggestions(api, text, signal)}
      onChoose={({ search }) => {
        void navigate({ pathname: path, search: `${new URLSearchParams(search)}` });
      }}
    />
  );
}
