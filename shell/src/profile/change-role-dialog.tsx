import * as calls from '@motohaat/contract/calls';
import type { RolePlan } from '@motohaat/contract/role-change';
import type { ChosenRole } from '@motohaat/domain/role';
import { useApi } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { useErrorMessage } from '@motohaat/platform/use-error-message';
import { Button } from '@motohaat/ui/button';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';
import { Dialog, DialogActions } from '@motohaat/ui/dialog';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { useMessages } from '../messages/dashboard/index.ts';
import { useServices } from '../services.ts';
import { rolePlanQuery } from './profile.queries.ts';
import { changesOf } from './role-changes.ts';

import styles from './profile-page.module.css';

type ChangeRoleDialogProps = { to: ChosenRole; onClose: () => void };

/** What becoming a seller, or a buyer again, changes, and the press that does it; or what holds it. */
export function ChangeRoleDialog({ to, onClose }: ChangeRoleDialogProps) {
  const { role: t } = useMessages();
  const plan = useQuery(rolePlanQuery(useApi()));
  const errorMessage = useErrorMessage();
  const { account } = useServices();
  const changing = useAction({
    run: (api) => api.call(calls.profile.changeRole, { body: { role: to } }),
    success: t.done[to],
    changes: ['profile', 'offers'],
    refusals: 'here',
    unknowns: 'here',
    onDone: () => {
      onClose();
      // The session asks who this is now, and with that what the person may have of the site.
      account.refresh();
    },
  });

  if (plan.data?.blocked) {
    return <Held title={t.question[to]} {...plan.data.blocked} onClose={onClose} />;
  }
  return (
    <ConfirmDialog
      title={t.question[to]}
      confirmLabel={t.confirm[to]}
      waiting={!plan.data}
      action={changing}
      onConfirm={() => changing.run()}
      onClose={onClose}
    >
      {plan.isError ? (
        <FailedState onRetry={() => void plan.refetch()}>{errorMessage(plan.error)}</FailedState>
      ) : plan.data ? (
        <ul className={styles.list} aria-label={t.changes}>
          {changesOf(plan.data, t).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      ) : (
        <SkeletonGroup label={t.loading} className={styles.bones}>
          <Skeleton className={styles.bone} />
        </SkeletonGroup>
      )}
    </ConfirmDialog>
  );
}

type HeldProps = NonNullable<RolePlan['blocked']> & { title: string; onClose: () => void };

/** What keeps a seller from being a buyer, by name, each with the way there. */
function Held({ title, message, holding, onClose }: HeldProps) {
  const { role: t } = useMessages();
  return (
    <Dialog open title={title} onClose={onClose}>
      <p>{message}</p>
      <ul className={styles.list} aria-label={t.holds}>
        {holding.map(({ _id: id, name, shownName = name, path }) => (
          <li key={id}>
            {path === null ? (
              shownName
            ) : (
              <Link to={path} onClick={onClose}>
                {shownName}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose}>{t.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
