import { commonWords } from '@motohaat/platform';
import { type ComponentProps, useState } from 'react';

import { IconButton } from './button.tsx';
import { classNames } from './class-names.ts';
import { useControlAttributes } from './field.tsx';
import { ChevronDownIcon, EyeIcon, EyeOffIcon } from './icons.tsx';

import styles from './text-input.module.css';

/** A line of text, inside a `Field`. */
export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...useControlAttributes()}
      {...rest}
      className={classNames(styles.control, className)}
    />
  );
}

/** Several lines of text, inside a `Field`. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useControlAttributes()}
      {...rest}
      className={classNames(styles.control, styles.lines, className)}
    />
  );
}

/** A password that can be shown; pasting and password managers work as everywhere. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type'>) {
  const { password: t } = commonWords.useMessages();
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.group}>
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={styles.withButton}
      />
      <IconButton
        label={shown ? t.hide : t.show}
        className={styles.button}
        onClick={() => setShown(!shown)}
      >
        {shown ? <EyeOffIcon /> : <EyeIcon />}
      </IconButton>
    </div>
  );
}

/** One of a few options, inside a `Field`. */
export function Select({ children, ...rest }: ComponentProps<'select'>) {
  return (
    <div className={styles.group}>
      <select
        {...useControlAttributes()}
        {...rest}
        className={classNames(styles.control, styles.withButton)}
      >
        {children}
      </select>
      <span className={styles.chevron}>
        <ChevronDownIcon />
      </span>
    </div>
  );
}
