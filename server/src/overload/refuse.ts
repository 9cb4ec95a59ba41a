import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { errorCatalogue } from '@motohaat/contract/errors';

import { apiPrefix } from '../http/api-prefix.ts';

const { status, message } = errorCatalogue.unavailable;

/** Seconds. Those who were refused together shall not come back together. */
export const retryAfter = () => 2 + Math.floor(Math.random() * 4);

const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>MotoHaat</title><p>${message}</p>`;
const common = ['cache-control', 'no-store', 'x-content-type-options', 'nosniff'];
const pageHeaders = [
  ...common,
  'content-type',
  'text/html; charset=utf-8',
  'content-security-policy',
  "default-src 'none'; frame-ancestors 'none'",
  'content-length',
  String(Buffer.byteLength(page)),
];
const apiBody = (requestId: string) => JSON.stringify({ message, code: 'unavailable', requestId });
const apiHeaders = [
  ...common,
  'content-type',
  'application/json; charset=utf-8',
  'content-length',
  String(Buffer.byteLength(apiBody(randomUUID()))),
];

/** Refuses a request that reads, at once and for as little work as an answer can be had. */
export function refuseRead({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const requestId = randomUUID();
  const isCall = url.startsWith(`${apiPrefix}/`);
  response.writeHead(status, [
    ...(isCall ? apiHeaders : pageHeaders),
    'retry-after',
    String(retryAfter()),
    'x-request-id',
    requestId,
  ]);
  response.end(isCall ? apiBody(requestId) : page);
}
