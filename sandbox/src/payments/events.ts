import { randomId } from '../random-id.ts';
import type { Call } from './calls.ts';
import type { Event, EventType } from './objects.ts';
import { type Payments, secondsNow } from './payments.ts';
import { API_VERSION } from './vendor.ts';

/** Records that something happened, as a copy of the object at this moment, and tells it. */
export function emit(
  payments: Payments,
  type: EventType,
  object: Event['data']['object'],
  call?: Call,
): void {
  const event: Event = {
    id: `evt_3${randomId(23)}`,
    object: 'event',
    api_version: API_VERSION,
    created: secondsNow(payments),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: payments.webhooks.settings.endpoint ? 1 : 0,
    request: { id: call?.requestId ?? null, idempotency_key: call?.idempotencyKey ?? null },
    type,
  };
  payments.state.value.events[event.id] = event;
  payments.state.changed();
  payments.webhooks.add(event);
}
