import type { User } from '@motohaat/contract/accounts';
import { maximumReasonLength, type UserDeleted } from '@motohaat/contract/administration';
import * as calls from '@motohaat/contract/calls';
import { usePlatform } from '@motohaat/platform';
import { useDraft } from '@motohaat/platform/use-draft';
import { useErrorMessage } from '@motohaat/platform/use-error-message';
import { Button } from '@motohaat/ui/button';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';
import { Failure } from '@motohaat/ui/failure';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useAdminAction } from '../../api/use-admin-action.ts';
import { useMessages } from '../../messages/index.ts';
import { consequenceSentences } from './consequences.ts';
import { userQuery } from './users.queries.ts';

import styles from './delete-user.module.css';

type DeleteUserProps = { user: User; onClose: () => void };

/** Asks before a deletion: names the person, and lists what will happen (machine M5). */
export function DeleteUser({ user, onClose }: DeleteUserProps) {
  const { users, common } = useMessages();
  const t = users.deletion;
  const errorMessage = useErrorMessage();
  const { api, toasts } = usePlatform();
  const detail = useQuery(userQuery(api, user._id));
  const draft = useDraft(`delete.${user._id}`, { reason: '' });
  const [ban, setBan] = useState(false);
  const refusal = detail.data?.protectedBecause;

  const deletion = useAdminAction({
    run: (through, reason) =>
      through.call(calls.users.remove, { params: { id: user._id }, body: { reason, ban } }),
    // What did not delete is no success, though nothing went wrong.
    success: (answer) => (isDeleted(answer) ? t.done : undefined),
    onDone: (answer) => {
      if (!isDeleted(answer)) toasts.message(answer.message ?? t.alreadyDone);
      onClose();
    },
  });

  return (
    <ConfirmDialog
      title={t.title(user.name || user.email)}
      confirmLabel={t.confirm}
      isDanger
      reason={{
        isNeeded: true,
        help: t.reasonHelp,
        maximum: maximumReasonLength,
        draft,
      }}
      refusal={refusal}
      waiting={!detail.data}
      action={deletion}
      onConfirm={deletion.run}
      onClose={onClose}
    >
      <p>{user.email}</p>
      {detail.isPending && <ConsequencesSkeleton label={t.loadingConsequences} />}
      {detail.isError && (
        <>
          <Failure message={errorMessage(detail.error)} />
          <Button onClick={() => void detail.refetch()}>{common.retry}</Button>
        </>
      )}
      {detail.data && !refusal && (
        <>
          <ul className={styles.consequences} aria-label={t.consequencesLabel}>
            {consequenceSentences(detail.data.consequences, t.consequences).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <label className={styles.ban}>
            <input
              type="checkbox"
              checked={ban}
              onChange={(event) => setBan(event.target.checked)}
            />
            {t.ban}
          </label>
        </>
      )}
    </ConfirmDialog>
  );
}

/** Nothing is left to say or to wait for. */
const isDeleted = ({ deletedCount, state, message }: UserDeleted) =>
  !message && (deletedCount > 0 || state !== undefined);

function ConsequencesSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label} className={styles.bones}>
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} className={styles.bone} />
      ))}
    </SkeletonGroup>
  );
}
