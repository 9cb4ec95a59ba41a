import { Button, ButtonLink } from '../button.tsx';
import { Failure } from '../failure.tsx';
import { useDealMessages } from '../messages/deal/index.ts';
import { Page } from '../page.tsx';
import { Skeleton, SkeletonGroup } from '../skeleton.tsx';
import { FailedState } from '../states.tsx';
import { type SheetOfPaper, Sheets } from './sheets.tsx';

import styles from './paper-page.module.css';

type PaperPageProps = {
  isTransfer: boolean;
  /** None while they are loaded, or could not be. */
  sheets: readonly SheetOfPaper[] | undefined;
  /** Why they could not be loaded. */
  failure: string | undefined;
  onRetry: () => void;
  /** The booking that they are of. */
  bookingAddress: string;
  save: { pending: boolean; failure: { message: string } | undefined; run: () => unknown };
};

/** A receipt, or the sheets for a transfer: to look at, to print, and to keep as a PDF. */
export function PaperPage(props: PaperPageProps) {
  const { isTransfer, sheets, failure, onRetry, bookingAddress, save } = props;
  const { papers: t } = useDealMessages();
  const back = <ButtonLink to={bookingAddress}>{t.toBooking}</ButtonLink>;
  return (
    <Page title={isTransfer ? t.transfer : t.receipt} action={back}>
      {sheets && (
        <>
          <div className={styles.actions}>
            <Button variant="primary" busy={save.pending} onClick={() => void save.run()}>
              {t.save}
            </Button>
            <Button onClick={() => window.print()}>{t.print}</Button>
          </div>
          <Failure message={save.failure?.message} />
          <Sheets sheets={sheets} />
        </>
      )}
      {!sheets && failure !== undefined && <FailedState onRetry={onRetry}>{failure}</FailedState>}
      {!sheets && failure === undefined && (
        <SkeletonGroup label={t.loading}>
          <Skeleton className={styles.bone} />
        </SkeletonGroup>
      )}
    </Page>
  );
}
