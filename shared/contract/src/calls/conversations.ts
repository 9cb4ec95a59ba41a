import * as v from 'valibot';

import { ActionDone } from '../administration.ts';
import { Acknowledged } from '../bookings.ts';
import {
  Conversation,
  ConversationsQuery,
  DismissTalkReport,
  Message,
  MessageParams,
  MessagesSeen,
  NewMessage,
  NewTalkReport,
  OpenConversation,
  ReportedConversation,
  ReportedConversationsQuery,
  ReportedMessage,
  UpholdTalkReport,
} from '../conversations.ts';
import { IdParam } from '../id.ts';
import { ListQuery } from '../list.ts';
import { buyersAsk, partiesOnly } from '../sentences.ts';
import { Deleted } from '../wishlist.ts';
import { call } from './call.ts';

const refusedWith = { acknowledged: false } as const;

/** What only the two people of a conversation may do; for others it is one that is not there. */
const ofTwo = { access: ['buyer', 'seller'], otherRoles: partiesOnly } as const;

export const open = call({
  access: ['buyer', 'seller'],
  otherRoles: buyersAsk,
  method: 'POST',
  path: '/conversations',
  summary:
    'Opens the conversation about a bike with its seller, or with the other side of a booking',
  body: OpenConversation,
  answer: Acknowledged,
  refusals: ['limit_reached', 'not_for_sale', 'not_found'],
  refusedWith,
  idempotent: 'rerun',
});

export const list = call({
  ...ofTwo,
  method: 'GET',
  path: '/conversations',
  summary: "The caller's conversations, the one with the latest message first",
  query: ConversationsQuery,
  answer: v.array(Conversation),
  refusals: ['bad_cursor'],
});

export const read = call({
  ...ofTwo,
  method: 'GET',
  path: '/conversations/:id',
  summary: "A conversation of the caller's",
  params: IdParam,
  answer: Conversation,
  refusals: [],
});

export const messages = call({
  ...ofTwo,
  method: 'GET',
  path: '/conversations/:id/messages',
  summary: "The messages of a conversation of the caller's, the latest first",
  params: IdParam,
  query: ListQuery,
  answer: v.array(Message),
  refusals: ['bad_cursor'],
});

export const send = call({
  ...ofTwo,
  method: 'POST',
  path: '/conversations/:id/messages',
  summary: 'Sends a message; one with the same client id is sent once',
  params: IdParam,
  body: NewMessage,
  answer: Message,
  refusals: ['conflict'],
  refusedWith,
  idempotent: 'rerun',
});

export const markSeen = call({
  ...ofTwo,
  method: 'PUT',
  path: '/conversations/:id/seen',
  summary: 'Says up to which message the caller has read',
  params: IdParam,
  body: MessagesSeen,
  answer: ActionDone,
  refusals: [],
  refusedWith,
});

export const remove = call({
  ...ofTwo,
  method: 'DELETE',
  path: '/conversations/:id/messages/:number',
  summary: "Removes a message of the caller's for both, within five minutes",
  params: MessageParams,
  answer: Deleted,
  refusals: ['conflict'],
  refusedWith: { deletedCount: 0 },
});

export const block = call({
  ...ofTwo,
  method: 'PUT',
  path: '/conversations/:id/block',
  summary: 'Ends writing between the caller and the other person',
  params: IdParam,
  answer: ActionDone,
  refusals: [],
  refusedWith,
});

export const unblock = call({
  ...ofTwo,
  method: 'DELETE',
  path: '/conversations/:id/block',
  summary: "Takes the caller's own block back",
  params: IdParam,
  answer: ActionDone,
  refusals: [],
  refusedWith,
});

export const report = call({
  ...ofTwo,
  method: 'POST',
  path: '/conversations/:id/report',
  summary: 'Reports a conversation to the admin, who can read it then, up to here',
  params: IdParam,
  body: NewTalkReport,
  answer: Acknowledged,
  refusals: ['duplicate', 'limit_reached'],
  refusedWith,
  idempotent: 'replayed',
});

export const reported = call({
  method: 'GET',
  path: '/reportedConversations',
  summary: 'Reports of conversations, newest first, without what was written in them',
  access: ['admin'],
  query: ReportedConversationsQuery,
  answer: v.array(ReportedConversation),
  refusals: ['bad_cursor'],
});

export const readReported = call({
  method: 'GET',
  path: '/reportedConversations/:id/messages',
  summary:
    'A reported conversation up to its report, the latest first; the audit log records each reading',
  access: ['admin'],
  params: IdParam,
  query: ListQuery,
  answer: v.array(ReportedMessage),
  refusals: ['bad_cursor', 'forbidden'],
});

const decision = {
  method: 'POST',
  access: ['admin'],
  params: IdParam,
  answer: ActionDone,
  refusals: ['conflict', 'forbidden'],
  refusedWith,
  idempotent: 'replayed',
} as const;

export const uphold = call({
  ...decision,
  path: '/reportedConversations/:id/uphold',
  summary: 'Closes the report of a conversation as right',
  body: UpholdTalkReport,
});

export const dismiss = call({
  ...decision,
  path: '/reportedConversations/:id/dismiss',
  summary: 'Closes the report of a conversation as unfounded',
  body: DismissTalkReport,
});
