import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { onTestFinished } from 'vitest';

/** A call that came in: `POST /mfe-buyer/promote?dryRun=true`, what was sent, and its `If-Match`. */
type Received = {
  call: string;
  body: unknown;
  ifMatch: string | undefined;
  /** Where there were some. */
  teamTokens?: string;
};

/** Answers by call, without the query; a number alone is a status without a body. */
export type Answers = Record<string, { status?: number; body: unknown; retryAfter?: number }>;

/** A registry with canned answers, until the test is over. */
export async function fakeRegistry(answers: Answers) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void read(request).then((sent) => answer(request, response, sent));
  });

  function answer(request: IncomingMessage, response: ServerResponse, sent: unknown): void {
    const call = `${request.method} ${request.url?.replace('/api/registry', '')}`;
    const teamTokens = request.headers['team-tokens'];
    received.push({
      call,
      body: sent,
      ifMatch: request.headers['if-match'],
      ...(teamTokens !== undefined && { teamTokens: String(teamTokens) }),
    });
    const {
      status = 200,
      body,
      retryAfter,
    } = answers[call.split('?')[0]!] ?? {
      status: 404,
      body: { code: 'not_found', message: 'There is nothing here.', requestId: 'r1' },
    };
    response.writeHead(status, {
      'content-type': 'application/json',
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    });
    response.end(JSON.stringify(body));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received };
}

async function read(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString();
  return request.headers['content-type'] === 'application/json' ? JSON.parse(text) : text;
}
