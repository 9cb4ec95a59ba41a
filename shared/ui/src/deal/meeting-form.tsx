import type { ActionState } from '@motohaat/domain/outcome';
import { cleanText } from '@motohaat/domain/text';
import { type SubmitEvent, useState } from 'react';

import { Button } from '../button.tsx';
import { Failure } from '../failure.tsx';
import { Field } from '../field.tsx';
import { useDealMessages } from '../messages/deal/index.ts';
import { TextInput } from '../text-input.tsx';

import styles from './deal.module.css';

/** Time in ISO 8601. */
export type Proposal = { place: string; time: string };

type MeetingFormProps = {
  district: string | undefined;
  action: ActionState;
  onSend: (proposal: Proposal) => void;
  onCancel: () => void;
};

/** Bangladesh has one time all the year. */
const offset = '+06:00';

/** Where and when to meet; safe places of the district are one press away. */
export default function MeetingForm({ district, action, onSend, onCancel }: MeetingFormProps) {
  const { meeting: t } = useDealMessages();
  const [place, setPlace] = useState('');
  const [time, setTime] = useState('');
  const [lacks, setLacks] = useState({ place: false, time: false });
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const missing = { place: cleanText(place) === '', time: time === '' };
    setLacks(missing);
    const first = missing.place ? 'place' : 'time';
    if (missing.place || missing.time) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return;
    }
    onSend({ place, time: new Date(`${time}:00${offset}`).toISOString() });
  }
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <Field label={t.place} error={lacks.place ? t.placeMissing : undefined}>
        <TextInput
          name="place"
          maxLength={200}
          value={place}
          onChange={(event) => setPlace(event.target.value)}
        />
      </Field>
      <div className={styles.actions}>
        <span className={styles.text}>{t.safe}:</span>
        {t.safePlaces(district ?? t.anyDistrict).map((safe) => (
          <Button key={safe} variant="quiet" onClick={() => setPlace(safe)}>
            {safe}
          </Button>
        ))}
      </div>
      <Field label={t.time} error={lacks.time ? t.timeMissing : undefined}>
        <TextInput
          name="time"
          type="datetime-local"
          value={time}
          onChange={(event) => setTime(event.target.value)}
        />
      </Field>
      <Failure message={action.failure?.message} />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={action.pending}>
          {t.send}
        </Button>
        <Button onClick={onCancel}>{t.cancel}</Button>
      </div>
    </form>
  );
}
