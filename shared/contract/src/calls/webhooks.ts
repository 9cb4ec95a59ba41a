import * as v from 'valibot';

import { IdParam } from '../id.ts';
import {
  DeliveriesQuery,
  Delivery,
  DeliveryParam,
  NewWebhook,
  Webhook,
  WebhookMade,
} from '../webhooks.ts';
import { call } from './call.ts';

const access = ['admin'] as const;

export const list = call({
  method: 'GET',
  path: '/webhooks',
  summary: 'Addresses that are told of each act on what is live',
  access,
  answer: v.array(Webhook),
  refusals: [],
});

export const add = call({
  method: 'POST',
  path: '/webhooks',
  summary: 'Adds an address that is told of each act on what is live, signed',
  access,
  body: NewWebhook,
  answer: { 201: WebhookMade },
  refusals: ['limit_reached'],
  idempotent: 'rerun',
});

export const remove = call({
  method: 'DELETE',
  path: '/webhooks/:id',
  summary: 'Removes an address that is told of releases',
  access,
  params: IdParam,
  answer: { 204: null },
  refusals: [],
});

export const deliveries = call({
  method: 'GET',
  path: '/webhooks/:id/deliveries',
  summary: 'What an address was told, newest first',
  access,
  params: IdParam,
  query: DeliveriesQuery,
  answer: v.array(Delivery),
  refusals: ['bad_cursor'],
});

export const sendAgain = call({
  method: 'POST',
  path: '/webhooks/:id/deliveries/:delivery/again',
  summary: 'Tells an address once more what was given up',
  access,
  params: DeliveryParam,
  answer: { 204: null },
  refusals: ['conflict'],
  idempotent: 'rerun',
});
