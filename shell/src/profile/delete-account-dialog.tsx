import * as calls from '@motohaat/contract/calls';
import { recentSignInHeader } from '@motohaat/contract/headers';
import type { DeletionPlan } from '@motohaat/contract/profile';
import { bikeName } from '@motohaat/domain/shown';
import { usePlatform } from '@motohaat/platform';
import { useErrorMessage } from '@motohaat/platform/use-error-message';
import { Button } from '@motohaat/ui/button';
import { Dialog } from '@motohaat/ui/dialog';
import { Failure } from '@motohaat/ui/failure';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';

import { useMessages } from '../messages/dashboard/index.ts';
import { useMessages as useShellMessages } from '../messages/index.ts';
import { useServices } from '../services.ts';
import type { Proof, SignInWay } from '../session/identity.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { consequenceSentences } from './consequences.ts';
import { deletionPlanQuery } from './profile.queries.ts';

import styles from './profile-page.module.css';

/** What deleting the account does, and then the proof that it is its owner who asks. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { deletion: t, leaving: words, consequences } = useMessages();
  const { actions } = useShellMessages();
  const errorMessage = useErrorMessage();
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
      if (outcome.ok) toasts.message(words.begun(new Date(outcome.answer.due)));
    },
  });
  const failure = leaving.data?.ok === false ? leaving.data.message : undefined;

  return (
    <Dialog open title={t.question} onClose={onClose}>
      {plan.isError && (
        <>
          <Failure message={errorMessage(plan.error)} />
          <Button onClick={() => void plan.refetch()}>{actions.retry}</Button>
        </>
      )}
      {!plan.isError && !(plan.data && ways) && (
        <SkeletonGroup label={t.loading} className={styles.bones}>
          <Skeleton className={styles.bone} />
        </SkeletonGroup>
      )}
      {plan.data?.blocked && <Blocked {...plan.data.blocked} onClose={onClose} />}
      {plan.data && !plan.data.blocked && ways && (
        <>
          <ul className={styles.list} aria-label={t.consequences}>
            {consequenceSentences(plan.data, consequences).map((sentence) => (
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

type BlockedProps = NonNullable<DeletionPlan['blocked']> & { onClose: () => void };

/** What holds the account, by name, each with the way there. */
function Blocked({ message, path, bookings, onClose }: BlockedProps) {
  const { deletion: t } = useMessages();
  return (
    <>
      <p>{message}</p>
      {bookings.length > 0 && (
        <ul className={styles.list}>
          {bookings.map((booking) => (
            <li key={booking._id}>
              {booking.path ? (
                <Link to={booking.path} onClick={onClose}>
                  {bikeName(booking)}
                </Link>
              ) : (
                bikeName(booking)
              )}
            </li>
          ))}
        </ul>
      )}
      {path && (
        <p>
          <Link to={path} onClick={onClose}>
            {t.lookInto}
          </Link>
        </p>
      )}
      <Button onClick={onClose}>{t.close}</Button>
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
