import { maximumReasonLength } from '@motohaat/contract/administration';
import * as calls from '@motohaat/contract/calls';
import type { ReportedReview } from '@motohaat/contract/deal-reviews';
import { bikeName } from '@motohaat/domain/shown';
import { useAction } from '@motohaat/platform/use-action';
import { useDraft } from '@motohaat/platform/use-draft';
import { Button } from '@motohaat/ui/button';
import { ConfirmDialog } from '@motohaat/ui/confirm-dialog';
import { useId, useState } from 'react';

import { useReviewMessages } from '../../messages/review/index.ts';

import styles from './reported-reviews.module.css';

const changes = ['audit', 'reviews'] as const;

/** A review of one person by another, why it was reported, and what can be decided. */
export function ReportedReviewCard({ review }: { review: ReportedReview }) {
  const { reported: t } = useReviewMessages();
  const nameId = useId();
  const [isRemoving, setIsRemoving] = useState(false);
  const draft = useDraft(`reported-review-${review._id}`, { reason: '' });
  const { _id: id, author, about, answer } = review;
  const keeping = useAction({
    run: (api) => api.call(calls.dealReviews.keep, { params: { id }, body: { reason: '' } }),
    success: t.kept,
    changes,
  });
  const removing = useAction({
    run: (api, reason: string) =>
      api.call(calls.dealReviews.remove, { params: { id }, body: { reason } }),
    success: t.removed,
    changes,
    refusals: 'here',
    unknowns: 'here',
    onDone: () => setIsRemoving(false),
  });
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <h3 id={nameId} className={styles.name}>
        {t.of(author.name, about.name)}
      </h3>
      <p className={styles.quiet}>{t.about(bikeName(review), review.stars)}</p>
      <p className={styles.words}>{review.words}</p>
      {answer && <p className={styles.words}>{t.answer(about.name, answer.words)}</p>}
      <p>
        {t.reports(review.reports, review.reasons.map((reason) => t.reasons[reason]).join(', '))}
      </p>
      {review.notes.map((note) => (
        <p key={note} className={styles.words}>
          {t.note(note)}
        </p>
      ))}
      <div className={styles.actions}>
        <Button
          aria-describedby={nameId}
          busy={keeping.pending}
          blocked={removing.pending}
          onClick={() => void keeping.run()}
        >
          {t.keep}
        </Button>
        <Button
          variant="destructive"
          aria-describedby={nameId}
          blocked={keeping.pending}
          onClick={() => setIsRemoving(true)}
        >
          {t.remove}
        </Button>
      </div>
      {isRemoving && (
        <ConfirmDialog
          title={t.removeTitle}
          confirmLabel={t.remove}
          isDanger
          reason={{ isNeeded: true, help: t.reasonHelp, maximum: maximumReasonLength, draft }}
          action={removing}
          onConfirm={(reason) => removing.run(reason)}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </article>
  );
}
