import { errorMessage } from '@motohaat/api/errors';
import type { User } from '@motohaat/contract/accounts';
import { maximumReasonLength, type UserDeleted } from '@motohaat/contract/administration';
import * as calls from '@motohaat/contract/calls';
import { usePlatform } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';
import { Failure } from '@motohaat/ui/failure';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { adminAction } from '../../api/admin-actions.ts';
import { consequenceSentences } from './consequences.ts';
import { userQuery } from './users.queries.ts';

import styles from './delete-user.module.css';

/** The specification's sentence for a deletion (section 7). */
const deleted = 'Deleted successfully';

type DeleteUserProps = { user: User; onClose: () => void };

/** Asks before a deletion: names the person, and lists what will happen (machine M5). */
export function DeleteUser({ user, onClose }: DeleteUserProps) {
  const { api, toasts } = usePlatform();
  const detail = useQuery(userQuery(api, user._id));
  const [ban, setBan] = useState(false);
  const client = useQueryClient();
  const refusal = detail.data?.protectedBecause;

  const remove = (reason: string) => {
    const call = api.call(calls.users.remove, {
      params: { id: user._id },
      body: { reason, ban },
    });
    return adminAction(client, call, sentenceFor);
  };
  const tell = (message: string) => {
    if (message === deleted) toasts.success(message);
    else toasts.message(message);
    onClose();
  };

  return (
    <ConfirmDialog
      title={`Delete ${user.name || user.email}?`}
      confirmLabel="Delete"
      isDanger
      reason={{
        isNeeded: true,
        help: 'It stays in the audit log when the person is gone: leave names and addresses out.',
        maximum: maximumReasonLength,
      }}
      refusal={refusal}
      waiting={!detail.data}
      onConfirm={remove}
      onDone={tell}
      onClose={onClose}
    >
      <p>{user.email}</p>
      {detail.isPending && <ConsequencesSkeleton />}
      {detail.isError && (
        <>
          <Failure message={errorMessage(detail.error)} />
          <Button onClick={() => void detail.refetch()}>Retry</Button>
        </>
      )}
      {detail.data && !refusal && (
        <>
          <ul className={styles.consequences} aria-label="What will happen">
            {consequenceSentences(detail.data.consequences).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <label className={styles.ban}>
            <input
              type="checkbox"
              checked={ban}
              onChange={(event) => setBan(event.target.checked)}
            />
            This address may not sign up again
          </label>
        </>
      )}
    </ConfirmDialog>
  );
}

function sentenceFor({ deletedCount, state, message }: UserDeleted): string {
  if (message) return message;
  return deletedCount > 0 || state ? deleted : 'This account was deleted already.';
}

function ConsequencesSkeleton() {
  return (
    <SkeletonGroup label="Loading what will happen" className={styles.bones}>
      {[1, 2, 3].map((line) => (
        <Skeleton key={line} className={styles.bone} />
      ))}
    </SkeletonGroup>
  );
}
