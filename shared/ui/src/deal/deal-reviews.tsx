import type { ReviewReportReason } from '@motohaat/domain/deal-review';
import { longFormats } from '@motohaat/domain/long-formats';
import type { ActionState, Outcome } from '@motohaat/domain/outcome';
import { useLanguage } from '@motohaat/platform';
import { useRef, useState } from 'react';

import { Button } from '../button.tsx';
import { FocusKeeper } from '../focus-keeper.tsx';
import { useDealReviewMessages } from '../messages/deal/reviews/index.ts';
import { ReportReviewDialog } from './report-review-dialog.tsx';
import { ReviewForm } from './review-form.tsx';
import { SaidReview } from './said-review.tsx';
import { StoryForm } from './story-form.tsx';

import styles from './deal.module.css';

type Said = {
  _id: string;
  stars: number;
  words: string;
  shownAt: string;
  answer: { words: string; at: string } | null;
};
type Act<Input> = ActionState & { run: (input: Input) => Promise<Outcome> };

type DealReviewsProps = {
  reviews: {
    mine: (Said & { isShown: boolean }) | null;
    theirs: (Said & { mayAnswer: boolean }) | null;
    mayWrite: boolean;
    until: string | null;
  };
  /** The other side's name. */
  name: string;
  write: Act<{ stars: number; words: string }>;
  answer: Act<{ id: string; words: string }>;
  report: Act<{ id: string; reason: ReviewReportReason; note: string }>;
};

/** What the two people of a completed booking say of each other. */
export function DealReviews({ reviews, name, write, answer, report }: DealReviewsProps) {
  const t = useDealReviewMessages();
  const { day } = longFormats(useLanguage());
  const [isChanging, setIsChanging] = useState(false);
  const [isReporting, setIsReporting] = useState(false);
  const part = useRef<HTMLElement>(null);
  const { mine, theirs, mayWrite, until } = reviews;
  if (!mine && !theirs && !mayWrite) return null;
  const isWriting = mayWrite && (!mine || isChanging);
  const send = async (review: { stars: number; words: string }) => {
    if ((await write.run(review)).status === 'done') setIsChanging(false);
  };
  const sendReport = async (said: Parameters<typeof report.run>[0]) => {
    if ((await report.run(said)).status === 'done') setIsReporting(false);
  };
  return (
    <FocusKeeper target={part}>
      <section ref={part} tabIndex={-1} className={styles.part}>
        <h2 className={styles.heading}>{t.title}</h2>
        {isWriting && (
          <>
            <p className={styles.name}>{t.write(name)}</p>
            <p className={styles.text}>
              {t.secret(name)} {until && t.until(day(new Date(until)))}
            </p>
            <ReviewForm
              before={mine}
              action={write}
              onSend={(review) => void send(review)}
              onKeep={mine ? () => setIsChanging(false) : undefined}
            />
          </>
        )}
        {mine && !isWriting && (
          <SaidReview title={t.mine} said={mine}>
            {!mine.isShown && <p className={styles.text}>{t.waits(day(new Date(mine.shownAt)))}</p>}
            {mayWrite && (
              <div className={styles.actions}>
                <Button onClick={() => setIsChanging(true)}>{t.change}</Button>
              </div>
            )}
          </SaidReview>
        )}
        {theirs && (
          <SaidReview title={t.theirs(name)} said={theirs}>
            {theirs.mayAnswer && (
              <StoryForm
                label={t.answerWords}
                help={t.answerHelp}
                sendLabel={t.answer}
                action={answer}
                onSend={(words) => void answer.run({ id: theirs._id, words })}
              />
            )}
            <div className={styles.actions}>
              <Button variant="quiet" onClick={() => setIsReporting(true)}>
                {t.report}
              </Button>
            </div>
            {isReporting && (
              <ReportReviewDialog
                action={report}
                onClose={() => setIsReporting(false)}
                onSend={(said) => void sendReport({ id: theirs._id, ...said })}
              />
            )}
          </SaidReview>
        )}
      </section>
    </FocusKeeper>
  );
}
