import { type Draft, type DraftPlace, useDraft } from '@motohaat/platform/use-draft';
import { useState } from 'react';

export type ListingDraft = Draft & {
  /** The server has what was typed: nothing of it is kept any more. */
  end: () => void;
};

/** As `useDraft`, for a form that is left once it is sent. */
export function useListingDraft(
  name: string,
  empty: Readonly<Record<string, string>>,
  place?: DraftPlace,
): ListingDraft {
  const draft = useDraft(name, empty, place);
  const [ending] = useState(() => untilEnd(draft));
  return ending;
}

function untilEnd(draft: Draft): ListingDraft {
  let isOver = false;
  return {
    ...draft,
    keep(event) {
      // Until the next page is drawn, the form stands there with all that was sent.
      if (!isOver) draft.keep(event);
    },
    end() {
      isOver = true;
      draft.drop();
    },
  };
}
