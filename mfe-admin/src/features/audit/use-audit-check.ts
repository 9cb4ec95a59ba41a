import type { AuditCheck } from '@motohaat/contract/administration';
import * as calls from '@motohaat/contract/calls';
import { useApi } from '@motohaat/platform';
import { useErrorMessage } from '@motohaat/platform/use-error-message';
import { useEffect, useRef, useState } from 'react';

/** How far a check of the whole log is. */
export type AuditCheckState =
  | { status: 'idle' }
  | { status: 'running'; checked: number; last: number | undefined }
  | { status: 'done'; checked: number; damage: AuditCheck['fault'] }
  | { status: 'failed'; message: string };

/** Has the server walk the whole log, part by part. */
export function useAuditCheck(): { state: AuditCheckState; run: () => Promise<void> } {
  const api = useApi();
  const errorMessage = useErrorMessage();
  const [state, setState] = useState<AuditCheckState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function walk(signal: AbortSignal): Promise<AuditCheck> {
    let after = 0;
    for (;;) {
      // Each part starts where the one before it ended.
      const part = await api.call(calls.audit.check, { query: { after }, signal });
      if (part.next === null) return part;
      after = part.next;
      setState({ status: 'running', checked: part.checked, last: part.last });
    }
  }

  async function run(): Promise<void> {
    const control = new AbortController();
    running.current = control;
    setState({ status: 'running', checked: 0, last: undefined });
    try {
      const { checked, fault } = await walk(control.signal);
      setState({ status: 'done', checked, damage: fault });
    } catch (error) {
      if (!control.signal.aborted) setState({ status: 'failed', message: errorMessage(error) });
    }
  }

  return { state, run };
}
