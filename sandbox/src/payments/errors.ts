import { describeError, HttpError } from '../errors.ts';
import type { PaymentIntent, PaymentMethod } from './objects.ts';

/** What the vendor says of a failure. */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  doc_url?: string;
  param?: string;
  charge?: string;
  payment_intent?: Partial<PaymentIntent>;
  payment_method?: PaymentMethod;
}

/** A refusal in the vendor's own terms. */
export class StripeRefusal extends HttpError {
  override name = 'StripeRefusal';
  readonly body: ErrorBody;

  /** @param statusCode 400–499, as the vendor pairs it with the body's type and code. */
  constructor(statusCode: number, body: ErrorBody) {
    super(statusCode, body.message);
    this.body = body.code ? { ...body, doc_url: docUrl(body.code) } : body;
  }
}

type Details = Partial<Omit<ErrorBody, 'type' | 'message'>>;

/** The request itself is wrong. */
export function invalidRequest(message: string, details: Details = {}, status = 400): HttpError {
  return new StripeRefusal(status, { type: 'invalid_request_error', message, ...details });
}

export function missingParam(param: string): HttpError {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

/** There is no object of this id; 404 when the id stands in the path, 400 when in a parameter. */
export function noSuch(kind: string, id: string, param: string, status = 404): HttpError {
  return invalidRequest(`No such ${kind}: '${id}'`, { code: 'resource_missing', param }, status);
}

/** The intent is in a state in which this cannot be done. */
export function unexpectedState(message: string, intent: Partial<PaymentIntent>): HttpError {
  return invalidRequest(message, {
    code: 'payment_intent_unexpected_state',
    payment_intent: intent,
  });
}

/** The card cannot be used. */
export function cardError(code: string, message: string, details: Details = {}): HttpError {
  return new StripeRefusal(402, { type: 'card_error', code, message, ...details });
}

/** Where the vendor explains a code. */
export function docUrl(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
}

/** Gives anything thrown while a call was answered the vendor's shape. */
export function describeRefusal(
  error: unknown,
  log: (message: string) => void,
): { statusCode: number; error: ErrorBody } {
  if (error instanceof StripeRefusal) return { statusCode: error.statusCode, error: error.body };
  const { statusCode, message } = describeError(error, log);
  return { statusCode, error: { ...kindOfStatus(statusCode), message } };
}

function kindOfStatus(status: number): Pick<ErrorBody, 'type' | 'code'> {
  if (status >= 500) return { type: 'api_error' };
  if (status === 402) return { type: 'card_error', code: 'card_declined' };
  if (status === 409) return { type: 'idempotency_error', code: 'idempotency_key_in_use' };
  if (status === 429) return { type: 'invalid_request_error', code: 'rate_limit' };
  return { type: 'invalid_request_error' };
}
