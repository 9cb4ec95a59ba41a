import { photoTypes } from '@motohaat/contract/uploads';
import { classNames } from '@motohaat/ui/class-names';
import type { ComponentProps, ReactNode } from 'react';

import styles from './file-button.module.css';

/** HEIC too, which phones make: this browser may read it, and says what to do where it cannot. */
const choosable = [...photoTypes, 'image/heic', 'image/heif'].join();

type FileButtonProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  children: ReactNode;
  onFiles: (files: Iterable<File>) => void;
  /** How the button looks besides. */
  look?: string | undefined;
};

/** A file input that looks like a button; its words name it. */
export function FileButton({ children, onFiles, look, ...rest }: FileButtonProps) {
  return (
    <label className={classNames(styles.button, look)}>
      <input
        {...rest}
        type="file"
        accept={choosable}
        className={styles.input}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // So that the same file can be chosen again after it was removed.
          target.value = '';
        }}
      />
      {children}
    </label>
  );
}
