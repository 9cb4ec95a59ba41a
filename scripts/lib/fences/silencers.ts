import { type Finding, read, sourceFiles } from './sources.ts';

/** How many silencers there may be for a thousand lines of code. */
const limit = 0.2;

const silencer =
  /(?:\/\/|\/\*)\s*(?:(?:ox|es)lint-disable|@ts-(?:ignore|expect-error|nocheck)|(?:oxfmt|prettier)-ignore|(?:v8|c8|istanbul) ignore)/;
const explained = /(?:oxlint-disable-next-line [a-z].*|@ts-expect-error) -- \S+ \S+ \S+/;

type Silencers = { count: number; lines: number; findings: Finding[] };

/** Counts the comments that silence a tool, and finds those that do not say why. */
export function silencers(root: string): Silencers {
  const findings: Finding[] = [];
  let count = 0;
  let lines = 0;
  for (const path of sourceFiles(root, ['ts', 'tsx', 'mts', 'js', 'mjs', 'css'])) {
    for (const [index, line] of read(root, path).split('\n').entries()) {
      lines += 1;
      if (!silencer.test(line)) continue;
      count += 1;
      if (explained.test(line)) continue;
      findings.push({
        path: `${path}:${index + 1}`,
        message:
          'A silencer names its rule, holds for the next line and says why: oxlint-disable-next-line RULE -- REASON.',
      });
    }
  }
  if (count > Math.ceil((lines / 1000) * limit)) {
    findings.push({
      path: '.',
      message: `${count} silencers in ${lines} lines are more than ${limit} for 1,000: change the code, or the rule.`,
    });
  }
  return { count, lines, findings };
}
