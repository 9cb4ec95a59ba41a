import type { Difference } from '@motohaat/contract/registry';

type Lists = { added: string[]; removed: string[] };
type FromTo = { from: string | null; to: string | null };

/** What differs of one application between two revisions, a few words each. */
export function differenceWords(difference: Difference): string[] {
  const { version, size, contract, routes, navigation, canary, closed } = difference;
  // Of a new one everything is new, and of one that is gone everything is gone.
  const isChanged = version?.from !== null && version?.to !== null;
  return [
    ...(version ? [versionWords(version)] : []),
    ...(size ? sizeWords(size) : []),
    ...(contract && isChanged ? [`platform contract ${contract.from} → ${contract.to}`] : []),
    ...(routes && isChanged ? listWords(routes, 'page', 'pages') : []),
    ...(navigation && isChanged ? listWords(navigation, 'menu entry', 'menu entries') : []),
    ...(canary ? [canaryWords(canary)] : []),
    ...(closed ? [closedWords(closed)] : []),
  ];
}

function versionWords({ from, to }: FromTo): string {
  if (from === null) return `${to} is new`;
  if (to === null) return `${from} is gone`;
  return `${from} → ${to}`;
}

function sizeWords({ from, to }: NonNullable<Difference['size']>): string[] {
  const part = (what: 'javascript' | 'css', name: string) => {
    const [before, after] = [from?.[what], to?.[what]];
    if (after === undefined || before === after) return [];
    return [`${kilobyteWords(before, after)} kB of ${name}`];
  };
  return [...part('javascript', 'JavaScript'), ...part('css', 'CSS')];
}

/** Whole kB, and finer where whole ones would hide the difference. */
function kilobyteWords(before: number | undefined, after: number): string {
  if (before === undefined) return String(Math.round(after));
  const isFine = Math.round(before) === Math.round(after);
  return isFine ? `${before} → ${after}` : `${Math.round(before)} → ${Math.round(after)}`;
}

function listWords({ added, removed }: Lists, one: string, many: string): string[] {
  const words = (names: string[], what: string) =>
    names.length === 0 ? [] : [`${names.length === 1 ? one : many} ${names.join(', ')} ${what}`];
  return [...words(added, 'added'), ...words(removed, 'removed')];
}

function canaryWords({ from, to }: FromTo): string {
  if (to === null) return `canary over (was ${from})`;
  return from === null ? `canary of ${to}` : `canary of ${from} → ${to}`;
}

function closedWords({ from, to }: FromTo): string {
  if (to === null) return 'brought back';
  return from === null ? `taken off: “${to}”` : `taken off with another sentence: “${to}”`;
}
