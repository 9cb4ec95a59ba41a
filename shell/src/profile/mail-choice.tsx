import * as calls from '@motohaat/contract/calls';
import type { ChooseMails, MailChoices } from '@motohaat/contract/mails';
import { useApi } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { mailChoicesQuery } from './profile.queries.ts';

import styles from './mail-choices.module.css';

type Choice = MailChoices['subjects'][number]['kinds'][number];

/** One kind of mail: chosen and saved with one press, and as it was where that fails. */
export function MailChoice({ choice: { kind, title, mailed } }: { choice: Choice }) {
  const client = useQueryClient();
  const { queryKey } = mailChoicesQuery(useApi());
  const [wish, setWish] = useState(mailed);
  const saving = useAction({
    run: (api, body: ChooseMails) => api.call(calls.mails.choose, { body }),
    // Of this kind alone: what is under way for others has its own answer.
    onDone: (_answer, body) =>
      client.setQueryData<MailChoices>(queryKey, (known) => known && withKind(known, body)),
  });
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={saving.pending ? wish : mailed}
        aria-busy={saving.pending}
        onChange={({ target: { checked } }) => {
          if (saving.pending) return;
          setWish(checked);
          void saving.run({ kinds: [kind], mailed: checked });
        }}
      />
      {title}
    </label>
  );
}

function withKind(choices: MailChoices, { kinds: changed, mailed }: ChooseMails): MailChoices {
  return {
    ...choices,
    subjects: choices.subjects.map((subject) => ({
      ...subject,
      kinds: subject.kinds.map((each) =>
        changed.includes(each.kind) ? { ...each, mailed } : each,
      ),
    })),
  };
}
