import { randomUUID } from 'node:crypto';

import type { Contents } from './builds.ts';

type Form = { payload: Buffer; headers: { 'content-type': string } };

/** What a team sends to publish a build. @param sent other files than the build's own */
export function releaseForm(
  { release, files }: { release: unknown; files: Contents },
  sent: Contents = files,
): Form {
  return form([
    ['name="release"', typeof release === 'string' ? release : JSON.stringify(release)],
    ...Object.entries(sent).map(([path, content]): [string, string] => [
      `name="file"; filename="${path}"`,
      content,
    ]),
  ]);
}

/** A multipart body. @param parts disposition and content of each */
export function form(parts: [disposition: string, content: string][]): Form {
  const boundary = randomUUID();
  const chunks = parts.map(
    ([disposition, content]) =>
      `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n` +
      `${disposition.includes('filename=') ? 'Content-Type: application/octet-stream\r\n' : ''}\r\n${content}\r\n`,
  );
  return {
    payload: Buffer.from(`${chunks.join('')}--${boundary}--\r\n`),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
