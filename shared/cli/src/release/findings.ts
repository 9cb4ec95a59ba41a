/** What a report takes (shared/src/contract/registry.ts). */
const mostFaults = 20;
const longestFault = 500;

/** What went wrong on a page, each once, in the order in which it came. */
export type Findings = { add: (finding: string) => void; list: () => string[] };

export function collectFindings(): Findings {
  const found = new Set<string>();
  return {
    add(finding) {
      // One line each: a remote chooses the words of its own errors. Of their stacks nobody can read
      // anything, for the code is minified.
      const words = finding.replaceAll(/\n\s+at .*/g, '');
      const text = words.replaceAll(/\s+/g, ' ').trim().slice(0, longestFault);
      if (found.size < mostFaults) found.add(text);
    },
    list: () => [...found],
  };
}
