import * as calls from '@motohaat/contract/calls';
import type { SlotProperties } from '@motohaat/contract/slots';
import { emit } from '@motohaat/platform/tell';
import { useAction } from '@motohaat/platform/use-action';

import { useActsMessages } from '../messages/acts/index.ts';
import { useOnce } from '../use-once.ts';

/** Keeps a search with the buyer's account, as somebody has begun to on its page. */
export default function SearchActs({ act, search }: SlotProperties<'search.acts'>) {
  const t = useActsMessages();
  const save = useAction({
    run: (api) => api.call(calls.savedSearches.create, { body: search }),
    success: t.searchSaved,
    changes: ['savedSearches'],
  });
  useOnce(
    () => save.run(),
    () => emit('search.act', { act }),
  );
  return null;
}
