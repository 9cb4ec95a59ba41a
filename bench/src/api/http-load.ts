import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** ms until a call that was refused is made again. */
const pause = 10;

/** What is asked, over and over. */
export type HttpLoad = {
  port: number;
  /** Asked in turn. */
  paths: readonly string[];
  headers: Readonly<Record<string, string>>;
  /** Sent as JSON with another method than `GET`. */
  change?: { method: 'PATCH'; body: string } | undefined;
};

/**
 * Makes calls over connections that stay open, and reads each answer to its end. Each call comes from
 * another address, as far as the server believes its proxy.
 *
 * @param callers how many connections; each waits for its answer before it asks again
 * @param calls how often in all
 * @returns how many of them the server refused as too much for it, which were made again
 * @throws Error for an answer other than 200 and 503
 */
export async function runHttp(load: HttpLoad, callers: number, calls: number): Promise<number> {
  const connections = Array.from({ length: callers }, () => openConnection(load.port));
  const { method, body } = load.change ?? { method: 'GET', body: '' };
  const ofBody = { 'content-type': 'application/json', 'content-length': String(body.length) };
  const headers = load.change ? { ...load.headers, ...ofBody } : load.headers;
  const fixed = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  let made = 0;
  let refused = 0;
  await Promise.all(
    connections.map(async (connection) => {
      while (made < calls) {
        made += 1;
        const path = load.paths[made % load.paths.length] ?? '/';
        const address = `10.0.${(made >> 8) & 255}.${made & 255}`;
        const request = `${method} ${path} HTTP/1.1\r\nhost: localhost:${load.port}\r\nx-forwarded-for: ${address}\r\n${fixed.join('')}\r\n${body}`;
        while ((await connection.ask(request)) === 503) {
          refused += 1;
          await sleep(pause);
        }
      }
      connection.close();
    }),
  );
  return refused;
}

/** A client this small costs its CPU less than the server's costs: it must not be what is measured. */
function openConnection(port: number) {
  const socket: Socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  let answered: { resolve: (status: number) => void; reject: (error: Error) => void } | undefined;
  let received: Buffer = Buffer.alloc(0);

  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const end = received.indexOf('\r\n\r\n');
    if (end === -1) return;
    const head = received.toString('latin1', 0, end);
    const length = /^content-length: (\d+)$/im.exec(head)?.[1];
    const status = Number(head.slice('HTTP/1.1 '.length, 'HTTP/1.1 200'.length));
    if (![200, 503].includes(status) || length === undefined) {
      answered?.reject(new Error(`An answer that was not expected:\n${head}`));
    } else if (received.length >= end + 4 + Number(length)) {
      received = Buffer.alloc(0);
      answered?.resolve(status);
    }
  });
  socket.on('error', (error) => answered?.reject(error));

  return {
    ask: (request: string) =>
      new Promise<number>((resolve, reject) => {
        answered = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.end(),
  };
}
