import { timeAgo } from '@motohaat/domain/time';
import { useState } from 'react';

/**
 * How long ago something was, `2 days ago`, counted from when it is drawn first.
 *
 * @param at ISO time
 * @param before words that belong to the time: `Posted`
 */
export function TimeAgo(props: { at: string; before?: string; className?: string | undefined }) {
  const [now] = useState(() => new Date());
  const ago = timeAgo(new Date(props.at), now);
  return (
    <time className={props.className} dateTime={props.at}>
      {props.before ? `${props.before} ${ago}` : ago}
    </time>
  );
}
