import { longFormats } from '@motohaat/domain/long-formats';
import { useLanguage } from '@motohaat/platform';

import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { AlertIcon } from '../icons.tsx';
import { useTalkMessages } from '../messages/talk/index.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';
import { type OfferInTalk, TalkOffer } from './talk-offer.tsx';

import styles from './talk-message.module.css';

export type TalkMessageProps = {
  isOwn: boolean;
  /** Who wrote it, for whoever does not see on which side it stands. */
  author: string;
  /** Draws that too. */
  showsAuthor: boolean;
  /** `null`: it was removed, or is an offer. */
  text: string | null;
  offer?: OfferInTalk | undefined;
  /** Said below a text that was removed and is kept for a case. */
  note?: string | undefined;
  /** ISO time. */
  at: string;
  /** What looks like a contact, from somebody without a booking. */
  isDoubtful?: boolean;
  /** Of an own one: how far it has come, where that is said. */
  state?: 'sending' | 'sent' | 'seen' | 'failed' | undefined;
  /** Why it was not sent. */
  failure?: string | undefined;
  onRetry?: (() => void) | undefined;
  onDiscard?: (() => void) | undefined;
  onRemove?: (() => void) | undefined;
};

/** A message, with its time, how far it has come, and what can be done with it. */
export function TalkMessage(props: TalkMessageProps) {
  const { isOwn, author, showsAuthor, text, offer, note, at, state, failure } = props;
  const t = useTalkMessages();
  const { time } = longFormats(useLanguage());
  return (
    <article className={classNames(styles.message, isOwn && styles.own)}>
      {offer ? (
        <TalkOffer {...offer} by={isOwn && !showsAuthor ? undefined : author} />
      ) : (
        <>
          {showsAuthor ? (
            <p className={styles.quiet}>{author}</p>
          ) : (
            <VisuallyHidden>{author}: </VisuallyHidden>
          )}
          <p className={classNames(styles.text, text === null && styles.removed)}>
            {text ?? t.removed}
          </p>
        </>
      )}
      {note && <p className={styles.quiet}>{note}</p>}
      {props.isDoubtful && (
        <p className={styles.warning}>
          <AlertIcon />
          {t.doubtful}
        </p>
      )}
      <p className={classNames(styles.quiet, state === 'failed' && styles.failed)}>
        <time dateTime={at}>{time(new Date(at))}</time>
        {state && ` · ${t.states[state]}`}
        {failure && ` · ${failure}`}
      </p>
      <MessageActions {...props} />
    </article>
  );
}

function MessageActions({ onRetry, onDiscard, onRemove }: TalkMessageProps) {
  const t = useTalkMessages();
  if (!onRetry && !onDiscard && !onRemove) return null;
  return (
    <div className={styles.actions}>
      {onRetry && <Button onClick={onRetry}>{t.retry}</Button>}
      {onDiscard && (
        <Button variant="quiet" onClick={onDiscard}>
          {t.discard}
        </Button>
      )}
      {onRemove && (
        <Button variant="quiet" onClick={onRemove}>
          {t.remove}
        </Button>
      )}
    </div>
  );
}
