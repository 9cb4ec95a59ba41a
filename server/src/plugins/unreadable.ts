import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import type { ErrorAnswer } from '@motohaat/contract/errors';

import { AppError } from '../http/app-error.ts';

/**
 * The URL of a request, made readable: a path that cannot be decoded is taken letter for letter, so
 * that it names nothing, and is refused like any other such path.
 */
export function readableUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const [path = '', ...query] = url.split('?');
  return isDecodable(path) ? url : [path.replaceAll('%', '%25'), ...query].join('?');
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Answers what is no HTTP request, came too slowly or has too large headers, and hangs up. */
export function refuseUnreadable(error: { code?: string }, socket: Socket): void {
  if (error.code !== 'ECONNRESET' && socket.writable) socket.write(refusal(error.code));
  socket.destroy();
}

function refusal(parserCode: string | undefined): string {
  const isTooLarge = parserCode === 'HPE_HEADER_OVERFLOW';
  const { code, message, status } = new AppError(isTooLarge ? 'payload_too_large' : 'bad_request');
  const answer: ErrorAnswer = { message, code, requestId: randomUUID() };
  const body = JSON.stringify(answer);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    body,
  ].join('\r\n');
}
