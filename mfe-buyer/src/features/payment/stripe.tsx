import type { PublicConfig } from '@motohaat/contract/composition';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type {
  PaymentIntentResult,
  Stripe,
  StripeElementStyle,
  StripeElementsOptions,
  StripeError,
} from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { ReactNode } from 'react';

import { type PaymentMessages, usePaymentMessages } from '../../messages/payment/index.ts';
import type { CardResult } from './card-result.ts';

// The one door to the card payment provider's browser code. Nothing else knows whose it is.

export type CardProvider = Stripe;
export type CardStyle = StripeElementStyle;

/** ms; the script comes from another site, which may never answer. */
const scriptDeadline = 15_000;

/**
 * Loads the provider's script, on the page that needs it and not before.
 *
 * @throws Error when it does not come in time
 */
export async function loadCardProvider({
  publishableKey,
  scriptUrl,
}: PublicConfig['payments']): Promise<CardProvider> {
  const provider = await withDeadline(async () => {
    // A local stand-in comes first; the loader then takes what is there.
    if (scriptUrl && !('Stripe' in window)) await loadScript(scriptUrl);
    return loadStripe(publishableKey);
  });
  if (!provider) throw new Error('The card provider needs a browser.');
  return provider;
}

/** Stripe writes no Bangla: the field is in English in both languages, not in the browser's. */
const elementsOptions: StripeElementsOptions = { locale: 'en' };

/** Ties the card field below it to the button that pays. */
export function CardForm({ provider, children }: { provider: CardProvider; children: ReactNode }) {
  return (
    <Elements stripe={provider} options={elementsOptions}>
      {children}
    </Elements>
  );
}

type CardFieldProps = {
  id: string;
  style: CardStyle;
  disabled: boolean;
  /** Whether everything is filled in, and what is wrong with what is. */
  onChange: (card: { complete: boolean; error: string | undefined }) => void;
};

/** The provider's card field. What is typed into it never reaches this page. */
export function CardField({ id, style, disabled, onChange }: CardFieldProps) {
  const t = usePaymentMessages();
  return (
    <CardElement
      id={id}
      options={{ style, disabled, hidePostalCode: true, disableLink: true }}
      onChange={({ complete, error }) => onChange({ complete, error: error && t.cardFault(error) })}
    />
  );
}

/** Charges the card in the field, and leads the buyer through the bank's own check if it asks. */
export function usePayByCard() {
  const stripe = useStripe();
  const elements = useElements();
  const t = usePaymentMessages();
  return async (clientSecret: string, payer: { name: string }): Promise<CardResult> => {
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) return { status: 'refused', message: t.formNotReady };
    const result = await stripe.confirmCardPayment(clientSecret, {
      payment_method: { card, billing_details: { name: payer.name } },
    });
    return readResult(result, clientSecret, t);
  };
}

/** What the provider's answer means. */
export function readResult(
  { paymentIntent, error }: PaymentIntentResult,
  clientSecret: string,
  t: Pick<PaymentMessages, 'cardFault' | 'notCharged'>,
): CardResult {
  const intent = paymentIntent ?? error?.payment_intent;
  if (intent?.status === 'succeeded' || intent?.status === 'processing') {
    return { status: 'charged', transactionId: intent.id };
  }
  if (intent?.status === 'canceled') return { status: 'closed' };
  if (error && isLost(error)) {
    const [transactionId = ''] = clientSecret.split('_secret_');
    return { status: 'unknown', transactionId };
  }
  const message = error && isForPeople(error) ? t.cardFault(error) : undefined;
  return { status: 'refused', message: message ?? t.notCharged };
}

const isLost = ({ type }: StripeError) => type === 'api_connection_error' || type === 'api_error';

/** Source: Stripe's documentation, "Error handling": these messages may be shown to a buyer. */
const isForPeople = ({ type, code }: StripeError) =>
  type === 'card_error' ||
  type === 'validation_error' ||
  code === 'payment_intent_authentication_failure';

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${url} could not be loaded`));
    });
    document.head.append(script);
  });
}

async function withDeadline<Result>(work: () => Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error('The card provider did not come in time.')),
      scriptDeadline,
    );
  });
  return Promise.race([work(), deadline]).finally(() => clearTimeout(timer));
}
