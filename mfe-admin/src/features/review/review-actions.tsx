import * as calls from '@motohaat/contract/calls';
import type { ReviewCase } from '@motohaat/contract/review';
import { type RefusalReason, refusalReasons } from '@motohaat/domain/review';
import { bikeName } from '@motohaat/domain/shown';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { useId, useState } from 'react';

import { useReviewMessages } from '../../messages/review/index.ts';

import styles from './review-actions.module.css';

const changes = ['audit', 'products', 'reviews'] as const;

type ReviewActionsProps = {
  reviewed: ReviewCase;
  /** Id of the element that names the bike. */
  namedBy: string;
};

/** Approving with one press; refusing with one more, on the reason that the seller reads. */
export function ReviewActions({ reviewed, namedBy }: ReviewActionsProps) {
  const t = useReviewMessages();
  const reasonsId = useId();
  const [isRefusing, setRefusing] = useState(false);
  const { _id: id } = reviewed;
  const name = bikeName(reviewed);
  const approving = useAction({
    run: (api) => api.call(calls.review.approve, { params: { id } }),
    success: t.approved(name),
    changes,
  });
  const refusing = useAction({
    run: (api, reason: RefusalReason) =>
      api.call(calls.review.refuse, { params: { id }, body: { reasons: [reason] } }),
    success: t.refused(name),
    changes,
  });
  const isBusy = approving.pending || refusing.pending;
  return (
    <>
      <div className={styles.actions}>
        <Button
          variant="primary"
          aria-describedby={namedBy}
          busy={approving.pending}
          blocked={refusing.pending}
          onClick={() => void approving.run()}
        >
          {t.approve}
        </Button>
        <Button
          aria-describedby={namedBy}
          aria-expanded={isRefusing}
          aria-controls={reasonsId}
          blocked={isBusy}
          onClick={() => setRefusing(!isRefusing)}
        >
          {t.refuse}
        </Button>
      </div>
      <fieldset id={reasonsId} className={styles.reasons} hidden={!isRefusing}>
        <legend>{t.chooseReason}</legend>
        <div className={styles.choices}>
          {refusalReasons.map((reason) => (
            <Button
              key={reason}
              variant="danger"
              blocked={isBusy}
              onClick={() => void refusing.run(reason)}
            >
              {t.reasons[reason]}
            </Button>
          ))}
        </div>
      </fieldset>
    </>
  );
}
