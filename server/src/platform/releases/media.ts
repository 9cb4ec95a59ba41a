import path from 'node:path';

import { acceptedCodings, compressibleFrom } from '../../http/content-coding.ts';

const textExtensions = new Set(['.css', '.js', '.json', '.svg', '.txt']);

export const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;
export type Encoding = (typeof encodings)[number];

/** Whether a file of this name and size is kept in compressed forms beside the plain one. */
export function isCompressible(file: string, bytes: number): boolean {
  return bytes > compressibleFrom && textExtensions.has(path.extname(file));
}

/** The encoding that a caller takes and we like best; `undefined`: the plain file. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding | undefined {
  const accepted = acceptedCodings(acceptEncoding);
  return encodings.find(({ name }) => accepted.has(name));
}
