import * as v from 'valibot';

import { Id } from './id.ts';
import { ListQuery } from './list.ts';
import { Count, IsoTime, Key, Text, Url } from './values.ts';

/** Addresses that are told of releases, at the most. */
export const mostWebhooks = 20;

/** How it stands with what an address is to be told: to be sent, tried in vain, sent, given up. */
export const deliveryStatuses = ['due', 'failed', 'sent', 'dead'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** `POST /webhooks`: https alone; of a server in development also http on this machine. */
export const NewWebhook = v.object({ url: v.pipe(v.string(), v.maxLength(2_000)) });

/**
 * What is made of it. `secret` proves what is told (Standard Webhooks, `whsec_…`), and is shown this once.
 */
export const WebhookMade = v.object({ _id: Key, secret: Text(100) });

/** A row of `GET /webhooks`. */
export const Webhook = v.object({
  _id: Key,
  url: Url,
  createdAt: IsoTime,
  /** Since when it is told nothing, because its other side said that it is gone. */
  endedAt: v.nullable(IsoTime),
  /** How much is to be told it, and how much was given up. */
  waiting: Count,
  dead: Count,
});
export type Webhook = v.InferOutput<typeof Webhook>;

/** `GET /webhooks/{id}/deliveries`, newest first. */
export const DeliveriesQuery = ListQuery;
export const Delivery = v.object({
  _id: Key,
  revision: Count,
  /** What came up of a canary in the revision; left out of what tells of the revision itself. */
  finding: v.optional(v.picklist(['better_or_equal', 'worse', 'held'])),
  status: v.picklist(deliveryStatuses),
  tries: Count,
  /** Why the latest try was in vain. */
  error: Text(200),
  /** When it was sent or given up, else when it is tried next. */
  at: IsoTime,
});
export type Delivery = v.InferOutput<typeof Delivery>;

/** `POST /webhooks/{id}/deliveries/{delivery}/again`: of one that was given up. */
export const DeliveryParam = v.object({ id: Id, delivery: Id });
