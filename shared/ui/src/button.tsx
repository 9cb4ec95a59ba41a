import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router-dom';

import { classNames } from './class-names.ts';
import { SpinnerRing } from './spinner.tsx';
import { useIsLive } from './use-is-live.ts';

import styles from './button.module.css';

/** `destructive` leads to what cannot be undone; `danger` does it. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'destructive' | 'danger';

type Look = {
  /** One primary button on a screen. */
  variant?: ButtonVariant;
  /** Takes the whole width of its place. */
  wide?: boolean;
};

export type ButtonProps = ComponentProps<'button'> &
  Look & {
    /** The action is under way: shown in place, at the same width, and a further click does nothing. */
    busy?: boolean;
    /**
     * Cannot be used now. Unlike with `disabled` the focus stays and reaches it, so that people learn
     * why: say so where `aria-describedby` points.
     */
    blocked?: boolean;
    /** Its form is an address that the browser can go to by itself: it works before the page is live. */
    plain?: boolean;
  };

/** A button names the action. It is `type="button"` unless told otherwise. */
export function Button({
  variant = 'secondary',
  wide = false,
  busy = false,
  blocked = false,
  plain = false,
  type = 'button',
  disabled,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  // A form that nobody listens to would be sent as an address, with everything that was typed.
  const isEarly = !useIsLive(type === 'submit' && !plain);
  function click(event: MouseEvent<HTMLButtonElement>) {
    // Not `disabled`: the focus would be lost. This also holds back the submission of a form.
    if (busy || blocked) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled === true || isEarly}
      className={classNames(look({ variant, wide }, className), isEarly && styles.early)}
      aria-busy={busy || undefined}
      aria-disabled={busy || blocked || undefined}
      onClick={click}
    >
      <span className={styles.label}>{children}</span>
      {busy && (
        <span className={styles.progress}>
          <SpinnerRing />
        </span>
      )}
    </button>
  );
}

type ButtonLinkProps = Look & { className?: string | undefined; children: ReactNode } & (
    | LinkProps
    | (ComponentProps<'a'> & { href: string; to?: undefined })
  );

/** A link that looks like a button: `to` is a page of the site, `href` a place on this page. */
export function ButtonLink({
  variant = 'secondary',
  wide = false,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  const label = <span className={styles.label}>{children}</span>;
  const classes = look({ variant, wide }, className);
  return rest.to === undefined ? (
    <a {...rest} className={classes}>
      {label}
    </a>
  ) : (
    <Link {...rest} className={classes}>
      {label}
    </Link>
  );
}

type IconButtonProps = ComponentProps<'button'> & { label: string; children: ReactNode };

/** A square button with an icon alone; `label` names it. */
export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles.icon, className)}
    >
      {children}
    </button>
  );
}

function look({ variant, wide }: Required<Look>, className?: string): string {
  return classNames(styles.button, styles[variant], wide && styles.wide, className);
}
