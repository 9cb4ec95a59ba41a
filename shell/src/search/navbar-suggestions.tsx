import { findSuggestions } from '@motohaat/api/suggestions';
import { useApi } from '@motohaat/platform';
import { fillIn, Suggestions } from '@motohaat/ui/suggestions';
import { useNavigate } from 'react-router-dom';

import { links } from '../links.ts';

/** What the text in the navbar may become; what is taken is searched for at once. */
export default function NavbarSuggestions({ input }: { input: HTMLInputElement }) {
  const api = useApi();
  const navigate = useNavigate();
  const path = links.href('search');
  return (
    <Suggestions
      input={input}
      path={path}
      suggest={async (text, signal) => findSuggestions(api, text, signal)}
      onChoose={({ search }) => {
        fillIn(input, '');
        void navigate({ pathname: path, search: `${new URLSearchParams(search)}` });
      }}
    />
  );
}
