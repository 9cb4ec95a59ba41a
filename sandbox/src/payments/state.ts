import { isFields } from '../fields.ts';
import type { Charge, Dispute, Event, PaymentIntent, PaymentMethod, Refund } from './objects.ts';

/** A payment method and the name of the test card behind it; card numbers are not kept. */
export interface StoredMethod {
  card: string;
  object: PaymentMethod;
}

/** The answer that a repeated request gets again. */
interface SavedAnswer {
  /** Of path and parameters: another request may not use the same key. */
  fingerprint: string;
  status: number;
  body: string;
  requestId: string;
  /** ms since 1970. */
  savedAt: number;
}

/** All that the payment stand-in remembers, by id in the order of creation. */
export interface PaymentsState {
  version: 1;
  methods: Record<string, StoredMethod>;
  intents: Record<string, PaymentIntent>;
  charges: Record<string, Charge>;
  refunds: Record<string, Refund>;
  disputes: Record<string, Dispute>;
  events: Record<string, Event>;
  /** By idempotency key. */
  answers: Record<string, SavedAnswer>;
}

export function emptyState(): PaymentsState {
  return {
    version: 1,
    methods: {},
    intents: {},
    charges: {},
    refunds: {},
    disputes: {},
    events: {},
    answers: {},
  };
}

/** Narrows a read file to a state; undefined when any part of it is not what this version writes. */
export function parseState(value: unknown): PaymentsState | undefined {
  if (!isFields(value) || value['version'] !== 1) return undefined;
  const { methods, intents, charges, refunds, events, answers } = value;
  // A file of before there were any has none.
  const disputes = value['disputes'] ?? {};
  if (!isRecord(methods, isStoredMethod)) return undefined;
  if (!isRecord(intents, isIntent)) return undefined;
  if (!isRecord(charges, isCharge)) return undefined;
  if (!isRecord(refunds, isRefund)) return undefined;
  if (!isRecord(disputes, isDispute)) return undefined;
  if (!isRecord(events, isEvent)) return undefined;
  if (!isRecord(answers, isSavedAnswer)) return undefined;
  return { version: 1, methods, intents, charges, refunds, disputes, events, answers };
}

function isRecord<T>(
  value: unknown,
  isItem: (item: unknown) => item is T,
): value is Record<string, T> {
  return isFields(value) && Object.values(value).every(isItem);
}

const isIntent = (value: unknown): value is PaymentIntent => isObject('payment_intent', value);
const isCharge = (value: unknown): value is Charge => isObject('charge', value);
const isRefund = (value: unknown): value is Refund => isObject('refund', value);
const isDispute = (value: unknown): value is Dispute => isObject('dispute', value);
const isEvent = (value: unknown): value is Event => isObject('event', value);

/** The file holds what this program wrote: an object's own name and id stand for its whole shape. */
function isObject(name: string, value: unknown): boolean {
  return isFields(value) && value['object'] === name && typeof value['id'] === 'string';
}

function isStoredMethod(value: unknown): value is StoredMethod {
  return (
    isFields(value) &&
    typeof value['card'] === 'string' &&
    isObject('payment_method', value['object'])
  );
}

function isSavedAnswer(value: unknown): value is SavedAnswer {
  return (
    isFields(value) &&
    ['fingerprint', 'body', 'requestId'].every((name) => typeof value[name] === 'string') &&
    ['status', 'savedAt'].every((name) => typeof value[name] === 'number')
  );
}
