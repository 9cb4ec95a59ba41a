import { holdHours } from '@motohaat/domain/booking';
import { formats } from '@motohaat/domain/formats';
import type { ActionState, Outcome } from '@motohaat/domain/outcome';
import { feeOf, isChargeable } from '@motohaat/domain/payment';
import { normalisePhone } from '@motohaat/domain/phone';
import { invisible, isBlank } from '@motohaat/domain/text';
import { useLanguage, usePlatform } from '@motohaat/platform';
import { useDraft } from '@motohaat/platform/use-draft';
import { type SubmitEvent, useId, useRef, useState } from 'react';

import { Button } from './button.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { Failure } from './failure.tsx';
import { FeeLead, TooDear } from './fee/fee.tsx';
import { Field } from './field.tsx';
import { useMessages } from './messages/index.ts';
import { TextInput } from './text-input.tsx';

import styles from './booking-dialog.module.css';

const maximumPlaceLength = 200;
const nothing = { phone: '', location: '' };
/** Nothing is typed for the phone as long as the buyer's own number may stand there. */
type Typed = { phone?: string | undefined; location: string };

type BookingFormProps = {
  /** Price in whole taka. */
  bike: {
    productId: string;
    name: string;
    price: number;
    /** What is asked, where buyer and seller agreed on less. */
    asked?: number | undefined;
  };
  buyer: { name: string; email: string };
  /** The buyer's own number, as soon as it is known; it stands in the field until another is typed. */
  ownPhone?: string | undefined;
  /** From `useAction`, with a lost answer told here: what was typed then stays (ruling S2.32). */
  action: ActionState;
  /** Books. After a refusal the form starts again; once it is booked, who opened the dialog closes it. */
  onBook: (details: { phone: string; location: string }) => Promise<Outcome>;
  onClose: () => void;
};

/**
 * The specification's booking modal: name, e-mail and price to read, phone and place to fill in. Of a bike
 * that cannot be paid here it says so before anything is filled in.
 */
export function BookingDialog(props: BookingFormProps) {
  const { bike, onClose } = props;
  const { booking: t, dialog } = useMessages();
  const { bookingFee } = usePlatform().config;
  const fee = feeOf(bike.price, bookingFee);
  return (
    <Dialog open title={t.title(bike.name)} onClose={onClose}>
      {isChargeable(fee ?? bike.price) ? (
        <BookingForm {...props} fee={fee} />
      ) : (
        <>
          <p className={styles.lead}>
            <TooDear />
          </p>
          <DialogActions>
            <Button onClick={onClose}>{dialog.close}</Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

/** `fee` is what is paid online, where that is not the price. */
type FormProps = BookingFormProps & { fee: number | undefined };

function BookingForm({ bike, fee, buyer, ownPhone = '', action, onBook, onClose }: FormProps) {
  const { booking: t } = useMessages();
  const { taka } = formats(useLanguage());
  const draft = useDraft(`booking.${bike.productId}`, nothing);
  const [typed, setDetails] = useState<Typed>(() => ({
    ...withoutMarks(draft.values),
    phone: draft.values.phone || undefined,
  }));
  const details = { ...typed, phone: typed.phone ?? ownPhone };
  const [leftPhone, setLeftPhone] = useState(false);
  const phoneInput = useRef<HTMLInputElement>(null);
  const helpId = useId();
  // Ruling S2.31: empty is allowed.
  const number = normalisePhone(details.phone);
  const isPhoneWrong = number === undefined && !isBlank(details.phone);

  function helpOf() {
    if (number) return t.phoneRead(number);
    return isBlank(details.phone) ? t.phoneMissing : t.phoneHelp;
  }

  async function book() {
    const { status } = await onBook(details);
    if (status !== 'failed') draft.drop();
    if (status !== 'refused') return;
    setDetails({ location: '' });
    setLeftPhone(false);
    phoneInput.current?.focus();
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (action.pending) return;
    if (isPhoneWrong) {
      setLeftPhone(true);
      phoneInput.current?.focus();
    } else void book();
  }

  return (
    <form
      noValidate
      className={styles.form}
      aria-describedby={helpId}
      onChange={draft.keep}
      onSubmit={submit}
    >
      <p id={helpId} className={styles.lead}>
        {fee === undefined ? t.lead(holdHours) : <FeeLead price={bike.price} fee={fee} />}
      </p>
      <Field label={t.name}>
        <TextInput readOnly value={buyer.name || t.noName} />
      </Field>
      <div className={styles.pair}>
        <Field label={t.email}>
          <TextInput readOnly value={buyer.email} />
        </Field>
        <Field
          label={bike.asked === undefined ? t.price : t.agreed}
          help={bike.asked === undefined ? undefined : t.asked(bike.asked)}
        >
          <TextInput readOnly value={taka(bike.price)} />
        </Field>
      </div>
      <Field
        label={t.phone}
        help={helpOf()}
        error={leftPhone && isPhoneWrong ? t.phoneWrong : undefined}
      >
        <TextInput
          ref={phoneInput}
          name="phone"
          type="tel"
          autoComplete="tel"
          value={details.phone}
          onChange={(event) => setDetails({ ...typed, phone: event.target.value })}
          onBlur={() => setLeftPhone(true)}
        />
      </Field>
      <Field label={t.place} help={t.placeHelp}>
        <TextInput
          name="location"
          autoComplete="off"
          maxLength={maximumPlaceLength}
          value={details.location}
          onChange={({ target }) => setDetails(withoutMarks({ ...typed, location: target.value }))}
        />
      </Field>
      <Failure message={action.failure?.message} />
      <DialogActions>
        <Button onClick={onClose}>{t.cancel}</Button>
        <Button type="submit" variant="primary" busy={action.pending}>
          {t.confirm}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Copied text brings marks along that nobody sees, and that the server refuses. */
function withoutMarks<Details extends { location: string }>(details: Details): Details {
  return { ...details, location: details.location.replace(invisible, '') };
}
