import { ConfigError } from './config/config.ts';
import { DatabaseStartError } from './database/index.ts';
import { codeOf, reasonOf } from './system/thrown.ts';

/** What is told of a start that failed. */
export type StartFailure = {
  /** For the person who started it. */
  sentence: string;
  /** For the log alone. */
  details?: string | undefined;
  stack?: string | undefined;
};

/** One sentence for the person, and for the log where to look further. */
export function startFailureOf(thrown: unknown): StartFailure {
  if (thrown instanceof ConfigError) return { sentence: thrown.message };
  const stack = thrown instanceof Error ? thrown.stack : undefined;
  const details = thrown instanceof DatabaseStartError ? thrown.details : undefined;
  return { sentence: portSentence(thrown) ?? reasonOf(thrown), details, stack };
}

function portSentence(thrown: unknown): string | undefined {
  if (codeOf(thrown) !== 'EADDRINUSE') return undefined;
  const { port } = thrown as { port?: number };
  return `Port ${String(port)} is taken. Set PORT to another one, or end what uses it.`;
}
