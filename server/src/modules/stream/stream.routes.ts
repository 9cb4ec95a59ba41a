import * as calls from '@motohaat/contract/calls';
import { eventStream, lastEventId } from '@motohaat/contract/stream';
import { mostHints } from '@motohaat/domain/hint';
import type {
  FastifyPluginAsync,
  FastifyReply,
  FastifyRequest,
  preHandlerHookHandler,
} from 'fastify';

import { accountOf } from '../../plugins/access.ts';
import { route } from '../../plugins/route.ts';
import { readCursor, writeCursor } from './cursor.ts';
import { presentHints } from './event-text.ts';
import { currentSnapshot, readMissed } from './hints.repository.ts';

/** What of the caller's changes, as a stream, or asked for again and again. */
export const streamRoutes: FastifyPluginAsync = async (app) => {
  async function openStream(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { [lastEventId]: after } = request.headers;
    const body = await app.streams.open(accountOf(request), after?.toString());
    // Nobody between may keep it, change it, or wait until it is whole.
    reply.header('cache-control', 'no-store, no-transform').header('x-accel-buffering', 'no');
    void reply.type(eventStream).send(body);
  }

  /** With callbacks: a stream counts as sent when it ends, and until then a promise would lead on. */
  const sendStream: preHandlerHookHandler = (request, reply, done) => {
    if (!wantsStream(request)) return done();
    openStream(request, reply).catch(done);
  };

  route(app, calls.stream.hints, { preHandler: sendStream }, async (request) => {
    const { after } = request.query;
    const until = await currentSnapshot(app.db);
    const cursor = writeCursor(until);
    const since = after === undefined ? undefined : readCursor(after, until);
    if (since === undefined) return { cursor, again: true, hints: [] };
    const missed = await readMissed(app.db, accountOf(request).id, since, until);
    const again = missed.length > mostHints;
    return { cursor, again, hints: again ? [] : presentHints(missed) };
  });
};

function wantsStream({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept === eventStream;
}
