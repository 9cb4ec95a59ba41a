import { holdHours } from '@motohaat/domain/booking';
import { spokenTaka } from '@motohaat/domain/money';
import type { ActionState, Outcome } from '@motohaat/domain/outcome';
import { normalisePhone } from '@motohaat/domain/phone';
import { invisible, isBlank } from '@motohaat/domain/text';
import { type SubmitEvent, useId, useRef, useState } from 'react';

import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { Failure } from './failure.tsx';
import { Field } from './field.tsx';
import { TextInput } from './text-input.tsx';

import styles from './booking-dialog.module.css';

const maximumPlaceLength = 200;
const nothing = { phone: '', location: '' };

type BookingFormProps = {
  /** Price in whole taka. */
  bike: { name: string; price: number };
  buyer: { name: string; email: string };
  /** From `useAction`, with a lost answer told here: what was typed then stays (ruling S2.32). */
  action: ActionState;
  /** Books. After a refusal the form starts again; once it is booked, who opened the dialog closes it. */
  onBook: (details: { phone: string; location: string }) => Promise<Outcome>;
  onClose: () => void;
};

/** The specification's booking modal: name, e-mail and price to read, phone and place to fill in. */
export function BookingDialog(props: BookingFormProps) {
  return (
    <Dialog open title={`Book ${props.bike.name}`} onClose={props.onClose}>
      <BookingForm {...props} />
    </Dialog>
  );
}

function BookingForm({ bike, buyer, action, onBook, onClose }: BookingFormProps) {
  const [details, setDetails] = useState(nothing);
  const [leftPhone, setLeftPhone] = useState(false);
  const phoneInput = useRef<HTMLInputElement>(null);
  const helpId = useId();
  const phone = readPhone(details.phone);

  async function book() {
    const { status } = await onBook(details);
    if (status !== 'refused') return;
    setDetails(nothing);
    setLeftPhone(false);
    phoneInput.current?.focus();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (action.pending) return;
    if (phone.error) {
      setLeftPhone(true);
      phoneInput.current?.focus();
    } else void book();
  }

  return (
    <form noValidate className={styles.form} aria-describedby={helpId} onSubmit={submit}>
      <p id={helpId} className={styles.lead}>
        The bike is held for you for {holdHours} hours. You pay by card from My Orders.
      </p>
      <Field label="Name">
        <TextInput readOnly value={buyer.name || 'No Name'} />
      </Field>
      <div className={styles.pair}>
        <Field label="Email">
          <TextInput readOnly value={buyer.email} />
        </Field>
        <Field label="Price">
          <TextInput readOnly value={spokenTaka(bike.price)} />
        </Field>
      </div>
      <Field
        label="Phone"
        help={phone.hint}
        error={leftPhone && phone.error ? phone.error : undefined}
      >
        <TextInput
          ref={phoneInput}
          type="tel"
          autoComplete="tel"
          value={details.phone}
          onChange={(event) => setDetails({ ...details, phone: event.target.value })}
          onBlur={() => setLeftPhone(true)}
        />
      </Field>
      <Field label="Meeting location" help="For example: Mirpur 10 metro station, Dhaka.">
        <TextInput
          autoComplete="off"
          maxLength={maximumPlaceLength}
          value={details.location}
          // Copied text brings marks along that nobody sees, and that the server refuses.
          onChange={({ target }) =>
            setDetails({ ...details, location: target.value.replace(invisible, '') })
          }
        />
      </Field>
      <Failure message={action.failure?.message} />
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={action.pending}>
          Book this bike
        </Button>
      </DialogActions>
    </form>
  );
}

/** What to say of a phone number as it is typed (ruling S2.31): empty is allowed. */
function readPhone(text: string): { hint: string; error?: string } {
  const hint = 'The seller calls this number, such as 01712 345678.';
  if (isBlank(text)) return { hint };
  const number = normalisePhone(text);
  if (number) return { hint: `The seller calls ${number}.` };
  return { hint, error: 'Enter a mobile number of Bangladesh, such as 01712 345678.' };
}
