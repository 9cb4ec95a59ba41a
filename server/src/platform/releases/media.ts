import path from 'node:path';

import { acceptedCodings, compressibleFrom } from '../../http/content-coding.ts';

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const textExtensions = new Set(['.css', '.js', '.json', '.map', '.svg', '.txt']);

export const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;
export type Encoding = (typeof encodings)[number];

/** The Content-Type of a file, by the end of its name. */
export function contentType(file: string): string {
  return types[path.extname(file)] ?? 'application/octet-stream';
}

/** Whether a file of this name and size is kept in compressed forms beside the plain one. */
export function isCompressible(file: string, bytes: number): boolean {
  return bytes > compressibleFrom && textExtensions.has(path.extname(file));
}

/** The encoding that a caller takes and we like best; `undefined`: the plain file. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = acceptedCodings(acceptEncoding);
  return encodings.find(({ name }) => accepted.has(name));
}
