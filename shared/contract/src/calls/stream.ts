import { Hints, StreamQuery } from '../stream.ts';
import { call } from './call.ts';

export const hints = call({
  method: 'GET',
  path: '/stream',
  summary:
    'What of the caller’s changed since a cursor; with `Accept: text/event-stream` a stream of it, which goes on from `Last-Event-ID`',
  access: 'signed-in',
  query: StreamQuery,
  answer: Hints,
  refusals: [],
});
