import type { ComposedRemote } from '@motohaat/contract/composition';

/** What names a call of the table of calls. */
export type CallName = { method: string; path: string };

/** What happens in a page view, as its parts tell it. */
export type Happened =
  /** To a page: of a remote, or without it of the shell. */
  | { kind: 'opened'; remote: ComposedRemote | undefined }
  | { kind: 'load_failure' | 'render_error'; remote: ComposedRemote | undefined; error: unknown }
  /** Nobody caught it. `place`: where it was thrown, for what has no stack of its own. */
  | { kind: 'uncaught_error'; error: unknown; place: string }
  /** A call did not work. `caller` was made where the call was. */
  | { kind: 'failed_call'; error: unknown; caller: Error; call: CallName }
  /** A call worked that may have been the end of a journey. */
  | { kind: 'done'; call: CallName };
