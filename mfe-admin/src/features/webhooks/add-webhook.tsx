import { ApiError } from '@motohaat/api/errors';
import * as calls from '@motohaat/contract/calls';
import { useAction } from '@motohaat/platform/use-action';
import { useDraft } from '@motohaat/platform/use-draft';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { Field } from '@motohaat/ui/field';
import { TextInput } from '@motohaat/ui/text-input';
import { type SubmitEvent, useState } from 'react';

import { useMessages } from '../../messages/webhooks/index.ts';
import { changedByWebhooks } from './webhooks.queries.ts';

import styles from './webhooks.module.css';

/** Adds an address, and shows its key this once. */
export function AddWebhook() {
  const t = useMessages();
  const draft = useDraft('webhook', { url: '' });
  const [url, setUrl] = useState(draft.values.url);
  const [wrong, setWrong] = useState<string>();
  const [secret, setSecret] = useState<string>();
  const adding = useAction({
    run: (api, body: { url: string }) => api.call(calls.webhooks.add, { body }),
    changes: changedByWebhooks,
    refusals: 'here',
    unknowns: 'here',
    onDone: (made) => {
      draft.drop();
      setUrl('');
      setSecret(made.secret);
    },
    onRefused: (error) => setWrong(error instanceof ApiError ? error.fields['url'] : undefined),
  });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = url.trim();
    setSecret(undefined);
    setWrong(typed === '' ? t.missing : undefined);
    if (typed === '') return event.currentTarget.querySelector('input')?.focus();
    void adding.run({ url: typed });
  }

  return (
    <form noValidate className={styles.form} onChange={draft.keep} onSubmit={submit}>
      <Field label={t.url} help={t.urlHelp} error={wrong}>
        <TextInput
          name="url"
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={2000}
          value={url}
          onChange={({ target }) => setUrl(target.value)}
        />
      </Field>
      <Failure message={wrong === undefined ? adding.failure?.message : undefined} />
      <Button type="submit" busy={adding.pending}>
        {t.add}
      </Button>
      <output>
        {secret && (
          <span className={styles.secret}>
            <span>{t.secret}</span>
            <code>{secret}</code>
            <span className={styles.quiet}>{t.secretHelp}</span>
          </span>
        )}
      </output>
    </form>
  );
}
