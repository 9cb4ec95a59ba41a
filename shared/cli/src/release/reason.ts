import { createInterface } from 'node:readline/promises';

import { cleanText } from '@motohaat/domain/text';

import { askedToStop, Interrupted } from '../terminal/stop.ts';
import type { Command } from './command.ts';
import { UsageError } from './usage-error.ts';

/**
 * Why it is done: as given, else asked for on a terminal.
 *
 * @throws UsageError where nobody can be asked
 */
export async function findReason({ reason, dryRun, verb, application }: Command): Promise<string> {
  const given = cleanText(reason ?? '');
  if (given) return given;
  if (dryRun) return 'Only tried';
  if (!process.stdin.isTTY || !process.stderr.isTTY) {
    throw new UsageError('Say why, for the history: --reason "…".');
  }
  const answer = await ask(`Why ${verb} ${application}? `);
  if (!answer) throw new UsageError('Without a reason nothing is changed.');
  return answer;
}

async function ask(question: string): Promise<string> {
  const asked = askedToStop();
  // The question goes where the outcome, which may be read by a machine, does not.
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  terminal.once('SIGINT', () => process.emit('SIGINT'));
  try {
    return cleanText(await terminal.question(question, { signal: asked }));
  } catch (error) {
    if (asked.aborted) throw new Interrupted();
    throw error;
  } finally {
    terminal.close();
  }
}
