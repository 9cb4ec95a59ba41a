import type { ActionState } from '@motohaat/domain/outcome';
import { parsePrice } from '@motohaat/domain/parse-price';
import { useDraft } from '@motohaat/platform/use-draft';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';

import { Button } from '../button.tsx';
import { Failure } from '../failure.tsx';
import { Field } from '../field.tsx';
import { useOffersMessages } from '../messages/offers/index.ts';
import { TextInput } from '../text-input.tsx';

import styles from './offer.module.css';

type AmountFormProps = {
  /** Names what is typed while it is not sent. */
  draft: string;
  /** What is asked, in whole taka. */
  price: number;
  label: string;
  send: string;
  action: ActionState;
  /** Sends it. @returns whether it was done */
  onSend: (amount: number) => Promise<boolean>;
  onClose: () => void;
};

/** Another price than what is asked. */
export function AmountForm({
  price,
  label,
  send,
  action,
  onSend,
  onClose,
  ...names
}: AmountFormProps) {
  const t = useOffersMessages();
  const draft = useDraft(names.draft, { amount: '' });
  const [isWrong, setIsWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  // Whoever asked for it types next; what it was asked with has gone.
  useEffect(() => {
    input.current?.focus();
    input.current?.form?.scrollIntoView({ block: 'nearest' });
  }, []);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (action.pending) return;
    const amount = parsePrice(input.current?.value ?? '');
    const isRight = amount !== undefined && amount > 0 && amount < price;
    setIsWrong(!isRight);
    if (!isRight) return input.current?.focus();
    if (!(await onSend(amount))) return;
    draft.drop();
    onClose();
  }

  return (
    <form
      noValidate
      className={styles.form}
      onChange={draft.keep}
      onSubmit={(event) => void submit(event)}
    >
      <Field
        label={label}
        help={t.amountHelp(price)}
        error={isWrong ? t.amountWrong(price) : undefined}
      >
        <TextInput
          ref={input}
          name="amount"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={draft.values.amount}
        />
      </Field>
      <Failure message={action.failure?.message} />
      <div className={styles.acts}>
        <Button type="submit" variant="primary" busy={action.pending}>
          {send}
        </Button>
        <Button onClick={onClose}>{t.cancel}</Button>
      </div>
    </form>
  );
}
