import { errorMessage } from '@motohaat/api/errors';
import * as calls from '@motohaat/contract/calls';
import { recentSignInHeader } from '@motohaat/contract/headers';
import { usePlatform } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { Dialog } from '@motohaat/ui/dialog';
import { Failure } from '@motohaat/ui/failure';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

import { useServices } from '../services.ts';
import type { Proof, SignInWay } from '../session/identity.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { consequenceSentences } from './consequences.ts';
import { dayOf } from './day.ts';
import { deletionPlanQuery } from './profile.queries.ts';

import styles from './profile-page.module.css';

/** What deleting the account does, and then the proof that it is its owner who asks. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { api, toasts } = usePlatform();
  const { account } = useServices();
  const plan = useQuery(deletionPlanQuery(api));
  const ways = useWaysIn();

  // Not `useAction`: what the identity provider refuses is an outcome of the session.
  const leaving = useMutation({
    networkMode: 'always',
    mutationFn: (proof: Proof) =>
      account.leave(proof, (idToken) =>
        api.call(calls.profile.remove, { headers: { [recentSignInHeader]: idToken } }),
      ),
    onSuccess: (outcome) => {
      if (!outcome.ok) return;
      const day = dayOf(outcome.answer.due);
      toasts.message(`Your account will be deleted on ${day}. Sign in before then to keep it.`);
    },
  });
  const failure = leaving.data?.ok === false ? leaving.data.message : undefined;

  return (
    <Dialog open title="Delete your account?" onClose={onClose}>
      {plan.isError && (
        <>
          <Failure message={errorMessage(plan.error)} />
          <Button onClick={() => void plan.refetch()}>Retry</Button>
        </>
      )}
      {!plan.isError && !(plan.data && ways) && (
        <SkeletonGroup label="Loading what will happen" className={styles.bones}>
          <Skeleton className={styles.bone} />
        </SkeletonGroup>
      )}
      {plan.data?.blocked && <Blocked {...plan.data.blocked} onClose={onClose} />}
      {plan.data && !plan.data.blocked && ways && (
        <>
          <ul className={styles.list} aria-label="What will happen">
            {consequenceSentences(plan.data.consequences, dayOf(plan.data.due)).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <ConfirmIdentity
            ways={ways}
            busy={leaving.isPending}
            failure={failure}
            onConfirm={leaving.mutate}
            onClose={onClose}
          />
        </>
      )}
    </Dialog>
  );
}

type BlockedProps = { message: string; path: string | null; onClose: () => void };

function Blocked({ message, path, onClose }: BlockedProps) {
  return (
    <>
      <p>{message}</p>
      {path && (
        <p>
          <Link to={path} onClick={onClose}>
            Look into it
          </Link>
        </p>
      )}
      <Button onClick={onClose}>Close</Button>
    </>
  );
}

function useWaysIn(): SignInWay[] | undefined {
  const { account } = useServices();
  const [ways, setWays] = useState<SignInWay[]>();
  useEffect(() => {
    void account.waysIn().then(setWays);
  }, [account]);
  return ways;
}
