import { english } from '@motohaat/domain/formats-en';
import type { ReactNode } from 'react';

import { parts } from '../parts.ts';

const f = english;

/** The words of what was live before, and of what differs between two revisions. */
export const messages = {
  history: {
    list: 'Revisions',
    failed: 'The history could not be loaded.',
    live: 'Live',
    untested: 'Let through untested',
    same: 'Nothing differs from the revision before.',
    again: (why: ReactNode) => <>Although it had been convicted: {why}</>,
    compare: 'Compare with live',
    compareOf: (revision: number) => `Compare with live: revision ${revision}`,
  },
  comparison: {
    label: 'Compare two revisions',
    from: 'From revision',
    to: 'To revision',
    compare: 'Compare',
    lacking: 'Give the numbers of two revisions.',
    title: (from: number, to: number) => `From revision ${from} to revision ${to}`,
    close: 'Close',
    same: 'Nothing differs.',
    failed: (why: string) => `They could not be compared. ${why}`,
    loading: 'Loading what differs',
  },
  /** A few words each of what differs of one application. */
  differences: {
    changed: (from: string, to: string) => `${from} → ${to}`,
    isNew: (version: string) => `${version} is new`,
    isGone: (version: string) => `${version} is gone`,
    size: (part: 'javascript' | 'css', to: number) => `${to} kB of ${parts[part]}`,
    sizeChanged: (part: 'javascript' | 'css', from: number, to: number) =>
      `${from} → ${to} kB of ${parts[part]}`,
    contract: (from: string | null, to: string | null) => `platform contract ${from} → ${to}`,
    pagesAdded: (paths: string[]) =>
      `${f.plural(paths.length, { one: 'page', other: 'pages' })} ${paths.join(', ')} added`,
    pagesRemoved: (paths: string[]) =>
      `${f.plural(paths.length, { one: 'page', other: 'pages' })} ${paths.join(', ')} removed`,
    entriesAdded: (names: string[]) =>
      `${f.plural(names.length, { one: 'menu entry', other: 'menu entries' })} ${names.join(', ')} added`,
    entriesRemoved: (names: string[]) =>
      `${f.plural(names.length, { one: 'menu entry', other: 'menu entries' })} ${names.join(', ')} removed`,
    canaryBegan: (canary: string) => `canary of ${canary}`,
    canaryChanged: (from: string, to: string) => `canary of ${from} → ${to}`,
    canaryOver: (canary: string | null) => `canary over (was ${canary})`,
    takenOff: (sentence: string) => `taken off: “${sentence}”`,
    anotherSentence: (sentence: string) => `taken off with another sentence: “${sentence}”`,
    broughtBack: 'brought back',
  },
};

export type HistoryMessages = typeof messages;
