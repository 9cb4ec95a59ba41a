import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

export type Disclosure = {
  open: boolean;
  toggle: () => void;
  /** For the button that opens it: gets the focus back when Escape closes it. */
  button: RefObject<HTMLButtonElement | null>;
};

/** A menu under a button. Escape closes it, and so does going to another page. */
export function useDisclosure(): Disclosure {
  const { key } = useLocation();
  // Open at one place only: elsewhere it counts as closed.
  const [openAt, setOpenAt] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const open = openAt === key;

  useEffect(() => {
    if (!open) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(undefined);
      button.current?.focus();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open]);

  return { open, toggle: () => setOpenAt(open ? undefined : key), button };
}
