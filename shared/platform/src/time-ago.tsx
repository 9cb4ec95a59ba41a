import { formats } from '@motohaat/domain/formats';
// By its name, which the shell shares: each remote bundles this file, and there is one platform.
import { useLanguage, useNow } from '@motohaat/platform';

type TimeAgoProps = {
  /** ISO time. */
  at: string;
  /** The words around it: `Posted 2 days ago`; the time alone unless given. */
  text?: (ago: string) => string;
  className?: string | undefined;
};

/** How long ago something was, `2 days ago`, counted from when it is drawn first. */
export function TimeAgo({ at, text = (ago) => ago, className }: TimeAgoProps) {
  const ago = formats(useLanguage()).ago(new Date(at), new Date(useNow()));
  return (
    <time className={className} dateTime={at}>
      {text(ago)}
    </time>
  );
}
