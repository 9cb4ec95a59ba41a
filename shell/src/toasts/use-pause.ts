import { useEffect, useRef } from 'react';

type Reason = 'pointer' | 'focus' | 'hidden';

/**
 * Holds the time of the toasts for as long as there is a reason to.
 *
 * @param start called when the first reason appears
 * @param end called when the last one is gone
 */
export function usePause(
  start: () => void,
  end: () => void,
): { add: (reason: Reason) => void; remove: (reason: Reason) => void; release: () => void } {
  const reasons = useRef(new Set<Reason>());
  const add = (reason: Reason) => {
    if (reasons.current.size === 0) start();
    reasons.current.add(reason);
  };
  const remove = (reason: Reason) => {
    if (reasons.current.delete(reason) && reasons.current.size === 0) end();
  };

  useEffect(() => {
    const follow = () => (document.hidden ? add('hidden') : remove('hidden'));
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  });

  // A control that is removed under the pointer or the focus does not say that it was left.
  const release = () => {
    remove('pointer');
    remove('focus');
  };
  return { add, remove, release };
}
