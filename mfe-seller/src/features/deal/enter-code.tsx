import { handOver } from '@motohaat/api/deals';
import { codeDigits } from '@motohaat/domain/deal';
import { foldTyped } from '@motohaat/domain/digits';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { Field } from '@motohaat/ui/field';
import { useDealMessages } from '@motohaat/ui/messages/deal';
import { TextInput } from '@motohaat/ui/text-input';
import { type SubmitEvent, useState } from 'react';

import styles from './sale-story.module.css';

/** Completes the hand-over with the digits that the buyer tells, in either script. */
export function EnterCode({ id }: { id: string }) {
  const { seller: t } = useDealMessages();
  const [code, setCode] = useState('');
  const [lacks, setLacks] = useState(false);
  const handing = useAction({
    ...handOver,
    success: t.handedOver,
    refusals: 'here',
    unknowns: 'here',
  });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isWhole = foldTyped(code).replace(/\D/g, '').length === codeDigits;
    setLacks(!isWhole);
    if (isWhole) void handing.run({ id, code });
    else event.currentTarget.querySelector('input')?.focus();
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <Field label={t.code} help={t.codeHelp} error={lacks ? t.codeWrong : undefined}>
        <TextInput
          name="code"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <Failure message={handing.failure?.message} />
      <Button type="submit" variant="primary" busy={handing.pending}>
        {t.handOver}
      </Button>
    </form>
  );
}
