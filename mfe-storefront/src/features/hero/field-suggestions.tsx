import { findSuggestions } from '@motohaat/api/suggestions';
import { useApi } from '@motohaat/platform';
import { fillIn, Suggestions } from '@motohaat/ui/suggestions';

import { links } from '../../links.ts';

type Kind = Awaited<ReturnType<typeof findSuggestions>>[number]['kind'];

/** Helps with a field that asks for some kinds of names; the name that is taken stands in the field. */
function suggestionsOf(...kinds: Kind[]) {
  return function FieldSuggestions({ input }: { input: HTMLInputElement }) {
    const api = useApi();
    return (
      <Suggestions
        input={input}
        path={links.href('search')}
        suggest={async (text, signal) => {
          const found = await findSuggestions(api, text, signal);
          return found.filter(({ kind }) => kinds.includes(kind));
        }}
        onChoose={({ name }) => fillIn(input, name)}
      />
    );
  };
}

export const BikeSuggestions = suggestionsOf('brand', 'model');
export const PlaceSuggestions = suggestionsOf('district', 'area');
