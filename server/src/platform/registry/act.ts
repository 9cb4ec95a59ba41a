import type { OperationDone, RevisionOperation } from '@motohaat/contract/registry';

import type { Database } from '../../database/index.ts';
import { AppError } from '../../http/app-error.ts';
import { type Messages, messagesIn, type Say } from '../../messages/index.ts';
import type { OwnReason } from '../../messages/own-reasons.ts';
import type { FileStore } from '../releases/file-store.ts';
import type { Registered } from '../releases/registered.repository.ts';
import type { LiveRevision } from '../revisions/live-revision.ts';
import type { SetState } from '../revisions/revisions.repository.ts';
import type { Author } from './author.ts';

/** What operations on what is live are carried out with. */
export type Registry = {
  db: Database;
  store: FileStore;
  /** Purposes of the pages that the server's own answers lead to. */
  linkedByServer: readonly string[];
  /** Verifies what machines report: by another one no report counts. */
  smokeKey: string;
  /** Where pages are drawn on the server: why a release cannot do that. */
  tryCandidate?: ((live: LiveRevision, candidate: Registered) => Promise<Say[]>) | undefined;
};

/** Who operates on which application, why, and on which revision it was decided. */
export type OperationRequest = {
  application: string;
  author: Author;
  /** Whether the author may give people releases of another application; for all, when left out. */
  speaksFor?: ((application: string) => boolean) | undefined;
  /** In the words of whoever wants it; for tools, also where nobody does. */
  reason: string;
  /** The same, where nobody does. */
  why?: OwnReason | undefined;
  /** Why it is done with what was convicted before. */
  again?: string | undefined;
  /** Why people get what was not shown to be better or equal. */
  anyway?: string | undefined;
  /** `undefined`: whatever is live. */
  ifMatch: number | undefined;
  /** Whether a release may go live that no machine has looked at: an admin's decision. */
  untested?: boolean | undefined;
  /** Checks the operation, but for its smoke test, and writes nothing. */
  dryRun?: boolean;
  requestId?: string;
};

/** What an operation makes of the live revision. */
export type Plan = {
  state: SetState;
  /** What it is done with; the request's application, when left out. */
  applications?: readonly string[];
  /** The releases that people newly get, for the promotion gate. */
  candidates?: readonly Registered[];
  /** What is live of remotes that give up their routes. */
  leaving?: readonly Registered[];
  /** Tells what is so from the next revision on. */
  message: (revision: number) => Say;
};

/** What an operation did. */
export type Done = Omit<OperationDone, 'message'> & { message: Say };

/** Why it may not be done, as sentences. */
export type Reasons = (t: Messages) => readonly string[];

export type Operation = Exclude<RevisionOperation, 'start'>;

/** A refusal for one reason. */
export function refused(reason: Say): AppError {
  return new AppError('release_refused', { message: reason, reasons: (t) => [reason(t)] });
}

/** @throws AppError `release_refused` with everything that stands in the way, if anything does */
export function refuseFor(reasons: Reasons): void {
  const { length } = reasons(messagesIn('en'));
  if (length === 0) return;
  const message = (t: Messages) =>
    length === 1 ? (reasons(t)[0] ?? '') : t.platform.reasons(length);
  throw new AppError('release_refused', { message, reasons });
}
