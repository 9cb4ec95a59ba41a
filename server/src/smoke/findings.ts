import { smokeLimits } from '@motohaat/contract/smoke-tests';

import { plainText } from './plain-text.ts';

/** What went wrong on a page, each once, in the order in which it came. */
export type Findings = {
  /** With it the release goes live for nobody. */
  add: (fault: string) => void;
  /** It could be better. */
  note: (note: string) => void;
  faults: () => string[];
  notes: () => string[];
};

export function collectFindings(): Findings {
  const faults = new Set<string>();
  const notes = new Set<string>();
  return {
    add: (fault) => keep(faults, fault),
    note: (note) => keep(notes, note),
    faults: () => [...faults],
    notes: () => [...notes],
  };
}

/** One line each: a remote chooses the words of its own errors. Their stacks are of minified code. */
function keep(found: Set<string>, finding: string): void {
  const text = plainText(finding.replaceAll(/\n\s+at .*/g, ''), smokeLimits.letters);
  if (found.size < smokeLimits.sentences) found.add(text);
}
