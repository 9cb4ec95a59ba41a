import { randomUUID } from 'node:crypto';
import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

import type { ErrorAnswer } from '@motohaat/contract/errors';
import type { Language } from '@motohaat/domain/language';

import { AppError } from '../http/app-error.ts';
import { languageWanted } from '../http/request-language.ts';
import { messagesIn } from '../messages/index.ts';

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
export function refuseUnreadable(
  { code, rawPacket }: { code?: string; rawPacket?: unknown },
  socket: Socket,
): void {
  if (code !== 'ECONNRESET' && socket.writable) socket.write(refusal(code, rawPacket));
  socket.destroy();
}

function refusal(parserCode: string | undefined, packet: unknown): string {
  const isTooLarge = parserCode === 'HPE_HEADER_OVERFLOW';
  const error = new AppError(isTooLarge ? 'payload_too_large' : 'bad_request');
  const { code, status } = error;
  const { message } = error.said(messagesIn(languageIn(packet)));
  const answer: ErrorAnswer = { message, code, requestId: randomUUID() };
  const body = JSON.stringify(answer);
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'vary: Accept-Language',
    'x-content-type-options: nosniff',
    'connection: close',
    '',
    body,
  ].join('\r\n');
}

/** Bytes of what arrived that are looked through for the language. */
const head = 4_096;

/** What could not be read as a request may still say in which language it wants its answer. */
function languageIn(packet: unknown): Language {
  const text = Buffer.isBuffer(packet) ? packet.toString('latin1', 0, head) : '';
  const wanted = /^accept-language:[ \t]*(\S+)[ \t]*\r?$/im.exec(text)?.[1];
  return languageWanted({ 'accept-language': wanted });
}
