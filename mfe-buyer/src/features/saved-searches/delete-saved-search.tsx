import * as calls from '@motohaat/contract/calls';
import type { SavedSearch } from '@motohaat/contract/saved-searches';
import { useAction } from '@motohaat/platform/use-action';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';

import { useSavedSearchMessages } from '../../messages/saved-searches/index.ts';

type DeleteSavedSearchProps = { search: SavedSearch; onClose: () => void };

/** Asks before a saved search is deleted. */
export function DeleteSavedSearch({ search, onClose }: DeleteSavedSearchProps) {
  const t = useSavedSearchMessages();
  const removal = useAction({
    run: (api) => api.call(calls.savedSearches.remove, { params: { id: search._id } }),
    success: t.deleted,
    refusals: 'here',
    unknowns: 'here',
    changes: ['savedSearches'],
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      title={t.deleteTitle(search.name)}
      confirmLabel={t.delete}
      isDanger
      action={removal}
      onConfirm={() => removal.run()}
      onClose={onClose}
    >
      <p>{t.deleteConsequence}</p>
    </ConfirmDialog>
  );
}
