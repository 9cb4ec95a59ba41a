import { sqlState, type TellStatement } from '../database/index.ts';
import type { Traces } from './traces.ts';

/** Records each statement of what is being recorded, by a summary that has no values. */
export function traceStatements(traces: Traces): TellStatement {
  return (statement, nameOf) => {
    // Nearly nothing is recorded: what a statement does is looked into only when it is.
    if (!traces.isRecording()) return undefined;
    const summary = nameOf(statement);
    const facts = { 'db.system.name': 'postgresql', 'db.query.summary': summary } as const;
    const span = traces.part(summary, { kind: 'client', facts });
    return (error) =>
      span?.end(error === undefined ? undefined : { 'error.type': sqlState(error) ?? 'lost' });
  };
}
