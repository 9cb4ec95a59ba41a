import * as calls from '@motohaat/contract/calls';
import {
  type EditSavedSearch as Changes,
  maximumSearchName,
  type SavedSearch,
  savedSearchNotifies,
} from '@motohaat/contract/saved-searches';
import { cleanName } from '@motohaat/domain/name';
import { useAction } from '@motohaat/platform/use-action';
import { useDraft } from '@motohaat/platform/use-draft';
import { Button } from '@motohaat/ui/button';
import { Dialog, DialogActions } from '@motohaat/ui/dialog';
import { Failure } from '@motohaat/ui/failure';
import { Field } from '@motohaat/ui/field';
import { RadioGroup } from '@motohaat/ui/radio-group';
import { TextInput } from '@motohaat/ui/text-input';
import { type SubmitEvent, useState } from 'react';

import { useSavedSearchMessages } from '../../messages/saved-searches/index.ts';

import styles from './saved-search-card.module.css';

type EditSavedSearchProps = { search: SavedSearch; onClose: () => void };

/** Gives a saved search another name, and says when to tell of new bikes. */
export function EditSavedSearch({ search, onClose }: EditSavedSearchProps) {
  const t = useSavedSearchMessages();
  const { _id: id, notify } = search;
  const draft = useDraft(`saved-search.${id}`, { name: search.name, notify });
  const [lacksName, setLacksName] = useState(false);
  const editing = useAction({
    run: (api, body: Changes) => api.call(calls.savedSearches.edit, { params: { id }, body }),
    success: t.saved,
    refusals: 'here',
    unknowns: 'here',
    changes: ['savedSearches'],
    onDone: () => {
      draft.drop();
      onClose();
    },
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const name = data.get('name');
    const typed = typeof name === 'string' ? cleanName(name) : '';
    const chosen = savedSearchNotifies.find((each) => each === data.get('notify'));
    setLacksName(typed === '');
    if (typed === '') event.currentTarget.querySelector('input')?.focus();
    else void editing.run({ name: typed, ...(chosen && { notify: chosen }) });
  }

  return (
    <Dialog open title={t.editTitle(search.name)} onClose={onClose}>
      <form noValidate className={styles.form} onChange={draft.keep} onSubmit={submit}>
        <Field label={t.name} error={lacksName ? t.nameNeeded : undefined}>
          <TextInput
            name="name"
            required
            maxLength={maximumSearchName}
            defaultValue={draft.values.name}
            onChange={() => setLacksName(false)}
          />
        </Field>
        <RadioGroup
          label={t.notify}
          name="notify"
          chosen={draft.values.notify}
          options={savedSearchNotifies.map((value) => ({ value, ...t.notifies[value] }))}
        />
        <Failure message={editing.failure?.message} reasons={editing.failure?.reasons} />
        <DialogActions>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" variant="primary" busy={editing.pending}>
            {t.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
