import { createHash } from 'node:crypto';

import type { Release } from '@motohaat/contract/composition';

/** 80 bits: two contents of one application that share an id will not be met. */
const idLength = 20;

/**
 * The id of a release: a short hash of everything it says of itself, which includes the hash of each
 * of its files. The order in which a build lists keys and files makes no difference.
 */
export function releaseId(release: Release): string {
  const files = release.files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
  const text = JSON.stringify({ ...release, files }, sortKeys);
  return createHash('sha256').update(text).digest('hex').slice(0, idLength);
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}
