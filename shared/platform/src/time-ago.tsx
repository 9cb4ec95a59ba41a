import { timeAgo } from '@motohaat/domain/time';
// By its name, which the shell shares: each remote bundles this file, and there is one platform.
import { useNow } from '@motohaat/platform';

/**
 * How long ago something was, `2 days ago`, counted from when it is drawn first.
 *
 * @param at ISO time
 * @param before words that belong to the time: `Posted`
 */
export function TimeAgo(props: { at: string; before?: string; className?: string | undefined }) {
  const ago = timeAgo(new Date(props.at), new Date(useNow()));
  return (
    <time className={props.className} dateTime={props.at}>
      {props.before ? `${props.before} ${ago}` : ago}
    </time>
  );
}
