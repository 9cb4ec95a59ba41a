import type { Outcome } from '@motohaat/shared/api/outcome';
import { useToasts } from '@motohaat/shared/platform';
import { ActDialog } from '@motohaat/shared/ui/act-dialog';
import type { ReactNode } from 'react';

import { Meanwhile } from './meanwhile.tsx';
import type { Decision } from './use-decision.ts';

export type DecisionProps = { decision: Decision; onClose: () => void };

type DecisionDialogProps = DecisionProps & {
  title: string;
  act: string;
  isDanger?: boolean;
  /** Not everything is there yet that is needed to decide. */
  waiting?: boolean;
  /** Why it cannot be done, as a sentence. */
  refusal?: string | undefined;
  onAct: (reason: string) => Promise<Outcome>;
  children: ReactNode;
};

/** Longest reason that the registry takes (contract/registry). */
const maximum = 500;

/** Asks before an act on what is live, wants a reason, and says what has changed meanwhile. */
export function DecisionDialog({ decision, waiting = false, ...props }: DecisionDialogProps) {
  const toasts = useToasts();
  return (
    <ActDialog
      {...props}
      waiting={waiting || decision.isOutdated}
      reason={{ isNeeded: true, help: 'Teams read it in the history of releases.', maximum }}
      onDone={(message) => {
        toasts.success(message);
        props.onClose();
      }}
    >
      <Meanwhile decision={decision} />
      {props.children}
    </ActDialog>
  );
}

/** The act was not sent: a field above says what is missing. */
export const notSent: Outcome = { status: 'refused', message: '' };
