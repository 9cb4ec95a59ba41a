import { type ReactNode, type RefObject, useEffect, useRef } from 'react';

type FocusKeeperProps = {
  /** Takes the focus in place of the whole; it must be able to. */
  target?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/** Takes the focus when the control that held it has gone. Whoever is elsewhere stays there. */
export function FocusKeeper({ target, children }: FocusKeeperProps) {
  const place = useRef<HTMLDivElement>(null);
  const holder = useRef<EventTarget>(undefined);

  useEffect(() => {
    // Not React's own events: it is deaf while it draws, which is when a dialog gives the focus back.
    const listening = new AbortController();
    const { signal } = listening;
    const enter = ({ target: entered }: Event) => {
      holder.current = entered ?? undefined;
    };
    const leave = ({ target: left }: Event) =>
      queueMicrotask(() => {
        // Some browsers say so too when it is only taken away.
        const isGone = !(left instanceof Node && left.isConnected);
        if (isGone || left !== holder.current || dialogOver(place.current)) return;
        holder.current = undefined;
      });
    place.current?.addEventListener('focusin', enter, { signal });
    place.current?.addEventListener('focusout', leave, { signal });
    return () => listening.abort();
  }, []);

  useEffect(() => {
    const isGone = () => holder.current instanceof Node && !holder.current.isConnected;
    const keep = () => {
      if (!isGone()) return;
      holder.current = undefined;
      // Whoever reads on elsewhere stays where they are.
      if (document.activeElement !== document.body) return;
      (target?.current ?? place.current)?.focus({ preventScroll: true });
    };
    if (!isGone()) return;
    const dialog = dialogOver(place.current);
    // What it would give the focus back to has gone meanwhile.
    if (dialog) dialog.addEventListener('close', keep, { once: true });
    else keep();
  });

  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}

/** The dialog that was opened from here and has the focus, which it gives back. */
function dialogOver(place: Element | null): Element | undefined {
  const dialog = document.activeElement?.closest('dialog[open]');
  return dialog && !dialog.contains(place) ? dialog : undefined;
}
