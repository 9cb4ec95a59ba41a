import { type ReactNode, useEffect, useRef } from 'react';

type FocusKeeperProps = {
  /** What decides which controls there are. */
  state: string;
  children: ReactNode;
};

/** Takes the focus when the control that held it has gone with a change of state. */
export function FocusKeeper({ state, children }: FocusKeeperProps) {
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    if (document.activeElement === document.body) {
      // Whoever reads on elsewhere stays where they are.
      place.current?.focus({ preventScroll: true });
    }
  }, [state]);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}
