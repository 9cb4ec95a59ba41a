import * as calls from '@motohaat/contract/calls';
import type { NewTalkReport, OpenConversation } from '@motohaat/contract/conversations';

import type { ApiClient } from './client.ts';
import { keyOf } from './query-keys.ts';

/** A conversation of the caller's: how many messages there are, and what was seen of them. */
export const conversationQuery = (api: ApiClient, id: string) => ({
  queryKey: keyOf('conversations', 'one', id),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    api.call(calls.conversations.read, { params: { id }, signal }),
  staleTime: 0,
});

/** The messages of a conversation, the latest first, page by page. */
export const messagesQuery = (api: ApiClient, id: string) => ({
  queryKey: keyOf('messages', 'of', id),
  read: (cursor: string | undefined, signal: AbortSignal) =>
    api.list(calls.conversations.messages, {
      params: { id },
      query: { cursor, limit: 50 },
      signal,
    }),
});

/** All conversations of the caller, the one with the latest message first. */
export const conversationsQuery = (api: ApiClient) => ({
  queryKey: keyOf('conversations', 'list'),
  read: (cursor: string | undefined, signal: AbortSignal) =>
    api.list(calls.conversations.list, { query: { cursor }, signal }),
});

const changes = ['conversations', 'messages'] as const;

/** Opens the conversation about a bike, or with the other side of a booking; for `useAction`. */
export const openConversation = {
  run: (api: ApiClient, about: OpenConversation) =>
    api.call(calls.conversations.open, { body: about }),
  changes,
};

export const removeMessage = {
  run: (api: ApiClient, { id, number }: { id: string; number: number }) =>
    api.call(calls.conversations.remove, { params: { id, number: String(number) } }),
  changes,
};

export const setBlocked = {
  run: (api: ApiClient, { id, blocked }: { id: string; blocked: boolean }) =>
    api.call(blocked ? calls.conversations.block : calls.conversations.unblock, { params: { id } }),
  changes,
};

export const reportConversation = {
  run: (api: ApiClient, { id, ...body }: NewTalkReport & { id: string }) =>
    api.call(calls.conversations.report, { params: { id }, body }),
  changes,
};
