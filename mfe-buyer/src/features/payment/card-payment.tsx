import { type PayFormProps, PayForm } from './pay-form.tsx';
import { CardForm, type CardProvider } from './stripe.tsx';

export { loadCardProvider } from './stripe.tsx';

/** The form in which a card is charged: all of it that is the provider's comes with this file. */
export function CardPayment({ provider, ...payment }: PayFormProps & { provider: CardProvider }) {
  return (
    <CardForm provider={provider}>
      <PayForm {...payment} />
    </CardForm>
  );
}
