import { longFormats } from '@motohaat/domain/long-formats';
import { useLanguage, useNow } from '@motohaat/platform';
import { Fragment, type ReactNode } from 'react';

import { Button } from '../button.tsx';
import { FocusKeeper } from '../focus-keeper.tsx';
import { useTalkMessages } from '../messages/talk/index.ts';
import { TalkMessage, type TalkMessageProps } from './talk-message.tsx';
import { useLogScroll } from './use-log-scroll.ts';

import styles from './talk-log.module.css';

/** A message with what tells it from the others. */
export type LoggedMessage = Omit<TalkMessageProps, 'showsAuthor'> & { key: string };

type TalkLogProps = {
  /** The earliest first. */
  messages: readonly LoggedMessage[];
  /** Called with whether the end is in sight, each time that changes. */
  onEnd?: (isInSight: boolean) => void;
  /** What leads to earlier messages, above them. */
  earlier?: ReactNode;
  /** Earlier messages are on their way: they are no news. */
  isLoading?: boolean;
  /** The reader is neither of the two: it is said of each message who wrote it. */
  showsAuthors?: boolean;
};

/** What was written, by day; it stays where one reads while others come above or below. */
export function TalkLog({
  messages,
  onEnd,
  earlier,
  isLoading = false,
  showsAuthors = false,
}: TalkLogProps) {
  const t = useTalkMessages();
  const { day } = longFormats(useLanguage());
  const today = day(new Date(useNow()));
  const { log, isAtEnd, toEnd, onScroll } = useLogScroll(messages, onEnd);
  const dayOf = (message: LoggedMessage | undefined) => message && day(new Date(message.at));
  return (
    <div className={styles.frame}>
      <FocusKeeper target={log}>
        <div
          ref={log}
          role="log"
          aria-label={t.log}
          aria-busy={isLoading || undefined}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
          tabIndex={0}
          className={styles.log}
          onScroll={onScroll}
        >
          {earlier}
          {messages.map(({ key, ...message }, index) => {
            const own = dayOf({ key, ...message });
            return (
              <Fragment key={key}>
                {own !== dayOf(messages[index - 1]) && (
                  <p className={styles.day}>{own === today ? t.today : own}</p>
                )}
                <TalkMessage {...message} showsAuthor={showsAuthors} />
              </Fragment>
            );
          })}
        </div>
      </FocusKeeper>
      {!isAtEnd && (
        <Button className={styles.latest} onClick={toEnd}>
          {t.latest}
        </Button>
      )}
    </div>
  );
}
