import { IconButton } from '@motohaat/ui/button';
import { classNames } from '@motohaat/ui/class-names';
import { MoreIcon } from '@motohaat/ui/icons';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';

import styles from './row-menu.module.css';

type MenuItem = {
  label: string;
  isDanger?: boolean;
  /** Why it cannot be done; it stays in sight, so that people learn why. */
  blocked?: string | undefined;
  onChoose: () => void;
};

type RowMenuProps = {
  /** Names the button: "Actions for Rina". */
  label: string;
  items: readonly MenuItem[];
};

/** What can be done with a row, behind one button (the menu button pattern of WAI-ARIA). */
export function RowMenu({ label, items }: RowMenuProps) {
  const [anchor, setAnchor] = useState<DOMRect>();
  const place = useRef<HTMLDivElement>(null);
  const menuId = useId();

  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element?.contains(document.activeElement)) focusHeading();
    };
  }, []);

  function close(returnFocus: boolean) {
    setAnchor(undefined);
    if (returnFocus) place.current?.querySelector('button')?.focus();
  }

  return (
    <div ref={place}>
      <IconButton
        label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-controls={anchor && menuId}
        onClick={(event) =>
          setAnchor(anchor ? undefined : event.currentTarget.getBoundingClientRect())
        }
      >
        <MoreIcon />
      </IconButton>
      {anchor && <Menu id={menuId} label={label} items={items} anchor={anchor} onClose={close} />}
    </div>
  );
}

type OpenMenuProps = RowMenuProps & {
  id: string;
  anchor: DOMRect;
  onClose: (returnFocus: boolean) => void;
};

function Menu({ id, label, items, anchor, onClose }: OpenMenuProps) {
  const menu = useRef<HTMLDivElement>(null);
  const whyId = useId();

  // Fixed, so that no table cuts it off: under the button, or above it where there is no room.
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    const { offsetHeight: height, offsetWidth: width } = element;
    const below = anchor.bottom + height <= window.innerHeight;
    element.style.top = `${below ? anchor.bottom : Math.max(8, anchor.top - height)}px`;
    element.style.left = `${Math.max(8, anchor.right - width)}px`;
    itemsIn(element)[0]?.focus();
  }, [anchor]);

  useEffect(() => {
    const leave = (event: Event) => {
      const inside =
        event.target instanceof Node && menu.current?.parentNode?.contains(event.target);
      if (!inside) onClose(false);
    };
    const moved = () => onClose(false);
    document.addEventListener('pointerdown', leave);
    window.addEventListener('scroll', moved, { passive: true });
    window.addEventListener('resize', moved);
    return () => {
      document.removeEventListener('pointerdown', leave);
      window.removeEventListener('scroll', moved);
      window.removeEventListener('resize', moved);
    };
  });

  function steer(event: KeyboardEvent<HTMLDivElement>) {
    if (event.key === 'Tab') onClose(false);
    if (event.key === 'Escape') onClose(true);
    const all = menu.current ? itemsIn(menu.current) : [];
    const now = all.findIndex((item) => item === document.activeElement);
    const to = target(event.key, now, all.length);
    if (to === undefined) return;
    event.preventDefault();
    all[to]?.focus();
  }

  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={styles.menu}
      onKeyDown={steer}
    >
      {items.map(({ label: name, isDanger, blocked, onChoose }, index) => (
        <button
          key={name}
          type="button"
          role="menuitem"
          tabIndex={-1}
          aria-disabled={blocked ? true : undefined}
          aria-describedby={blocked ? `${whyId}-${index}` : undefined}
          className={classNames(styles.item, isDanger && styles.danger)}
          onClick={() => {
            if (blocked) return;
            onClose(true);
            onChoose();
          }}
        >
          {name}
          {blocked && (
            <span id={`${whyId}-${index}`} aria-hidden className={styles.why}>
              {blocked}
            </span>
          )}
        </button>
      ))}
    </div>
  );
}

/** The row goes, as after its deletion, and would take the focus with it. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function itemsIn(menu: HTMLElement): HTMLElement[] {
  return [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')];
}

/** The item that a key leads to, if it leads to one. */
function target(key: string, now: number, count: number): number | undefined {
  const targets: Record<string, number> = {
    ArrowDown: (now + 1) % count,
    ArrowUp: (now - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}
