import type { Difference } from '@motohaat/contract/registry';

import type { HistoryMessages } from '../../messages/releases/history/en.tsx';

type FromTo = { from: string | null; to: string | null };
type Words = HistoryMessages['differences'];

/** What differs of one application between two revisions, a few words each. */
export function differenceWords(difference: Difference, t: Words): string[] {
  const { version, size, contract, routes, navigation, canary, closed } = difference;
  // Of a new one everything is new, and of one that is gone everything is gone.
  const isChanged = version?.from !== null && version?.to !== null;
  return [
    ...(version ? [versionWords(version, t)] : []),
    ...(size ? [...sizeWords('javascript', size, t), ...sizeWords('css', size, t)] : []),
    ...(contract && isChanged ? [t.contract(contract.from, contract.to)] : []),
    ...(routes && isChanged ? nonEmpty(routes.added, t.pagesAdded) : []),
    ...(routes && isChanged ? nonEmpty(routes.removed, t.pagesRemoved) : []),
    ...(navigation && isChanged ? nonEmpty(navigation.added, t.entriesAdded) : []),
    ...(navigation && isChanged ? nonEmpty(navigation.removed, t.entriesRemoved) : []),
    ...(canary ? [canaryWords(canary, t)] : []),
    ...(closed ? [closedWords(closed, t)] : []),
  ];
}

function versionWords({ from, to }: FromTo, t: Words): string {
  if (from === null) return t.isNew(to ?? '');
  return to === null ? t.isGone(from) : t.changed(from, to);
}

/** Whole kB, and finer where whole ones would hide the difference. */
function sizeWords(
  part: 'javascript' | 'css',
  { from, to }: NonNullable<Difference['size']>,
  t: Words,
): string[] {
  const [before, after] = [from?.[part], to?.[part]];
  if (after === undefined || before === after) return [];
  if (before === undefined) return [t.size(part, Math.round(after))];
  const [wholeBefore, wholeAfter] = [Math.round(before), Math.round(after)];
  return wholeBefore === wholeAfter
    ? [t.sizeChanged(part, before, after)]
    : [t.sizeChanged(part, wholeBefore, wholeAfter)];
}

function nonEmpty(names: string[], words: (names: string[]) => string): string[] {
  return names.length === 0 ? [] : [words(names)];
}

function canaryWords({ from, to }: FromTo, t: Words): string {
  if (to === null) return t.canaryOver(from);
  return from === null ? t.canaryBegan(to) : t.canaryChanged(from, to);
}

function closedWords({ from, to }: FromTo, t: Words): string {
  if (to === null) return t.broughtBack;
  return from === null ? t.takenOff(to) : t.anotherSentence(to);
}
