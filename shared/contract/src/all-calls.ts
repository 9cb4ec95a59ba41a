import * as calls from './calls.ts';
import type { Call } from './calls/call.ts';

/** A row of the table with its name, as `bookings.create`: the operation's id for tools. */
export type NamedCall = { name: string; noun: string; call: Call };

/** The whole table as a list, for those who go through all calls: server, checks, descriptions. */
export const allCalls: readonly NamedCall[] = Object.entries(calls).flatMap(([noun, rows]) =>
  Object.entries(rows).map(([verb, call]): NamedCall => ({ name: `${noun}.${verb}`, noun, call })),
);
