import type { SmokeOrder } from '@motohaat/contract/smoke-tests';

import type { Looked } from './gather-pages.ts';

export type Picture = {
  path: string;
  of: 'candidate' | 'live';
  version: string;
  width: number;
  /** JPEG in base64. */
  content: string;
};

/** Letters of all pictures: what a report may have (`reportLimit` of the server), less its sentences. */
const mostLetters = 20_000_000;

/** What pages looked like: of many those that were looked at first, as far as a report has room. */
export function picturesOf(
  { version, live }: SmokeOrder,
  looked: readonly Looked[],
  most = mostLetters,
): Picture[] {
  let left = most;
  return looked.flatMap(({ planned: { page, of, view }, result }) => {
    if (!result.picture) return [];
    const content = result.picture.toString('base64');
    left -= content.length;
    const shown = of === 'live' ? (live ?? '') : version;
    return left >= 0 ? [{ path: page.name, of, version: shown, width: view.width, content }] : [];
  });
}
