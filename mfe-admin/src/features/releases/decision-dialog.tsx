import type { Outcome } from '@motohaat/domain/outcome';
import type { Draft } from '@motohaat/platform/use-draft';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';
import { FocusKeeper } from '@motohaat/ui/focus-keeper';
import { type ReactNode, useEffect, useRef } from 'react';

import { useDialogMessages } from '../../messages/releases/dialogs/index.ts';
import { Meanwhile } from './meanwhile.tsx';
import type { Decision } from './use-decision.ts';

import styles from './decision-dialog.module.css';

export type DecisionProps = { decision: Decision; onClose: () => void };

type DecisionDialogProps = DecisionProps & {
  title: string;
  confirmLabel: string;
  isDanger?: boolean;
  /** Not everything is there yet that is needed to decide. */
  waiting?: boolean;
  /** Why it cannot be done, as a sentence. */
  refusal?: string | undefined;
  /** What is wrong in the fields, found at the latest try: the first such field takes the focus. */
  errors?: Record<string, string>;
  /** Of its fields, the reason among them. */
  draft: Draft<{ reason: string }>;
  onConfirm: (reason: string) => Promise<Outcome> | undefined;
  children: ReactNode;
};

/** Longest reason that the registry takes (contract/registry). */
const maximum = 500;

/** Asks before an operation on what is live, wants a reason, and says what has changed meanwhile. */
export function DecisionDialog(props: DecisionDialogProps) {
  const { decision, waiting = false, errors, draft, children, ...rest } = props;
  const { decision: t } = useDialogMessages();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (errors) content.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [errors]);
  return (
    <ConfirmDialog
      {...rest}
      waiting={waiting || decision.isOutdated}
      reason={{ isNeeded: true, help: t.reasonHelp, maximum, draft }}
      action={decision.action}
    >
      <FocusKeeper>
        <div ref={content} className={styles.content}>
          <Meanwhile decision={decision} />
          {children}
        </div>
      </FocusKeeper>
    </ConfirmDialog>
  );
}
