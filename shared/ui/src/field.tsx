import { createContext, type ReactNode, useContext, useId } from 'react';

import { AlertIcon } from './icons.tsx';

import styles from './field.module.css';

/** What ties a control to its label, help and error. */
type ControlAttributes = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

const ControlContext = createContext<ControlAttributes | undefined>(undefined);

type FieldProps = {
  label: ReactNode;
  /** Stands under the control for as long as the field is shown. */
  help?: ReactNode;
  error?: string | undefined;
  children: ReactNode;
};

/** A label, one control, its help and its error. The control finds its attributes by itself. */
export function Field({ label, help, error, children }: FieldProps) {
  const id = useId();
  const control: ControlAttributes = { id, ...describing(id, help, error) };
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <ControlContext value={control}>{children}</ControlContext>
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}

/** The attributes that the surrounding `Field` gives to its control. */
export function useControlAttributes(): ControlAttributes | undefined {
  return useContext(ControlContext);
}

/** Names the notes of a field for its control. */
export function describing(
  id: string,
  help: ReactNode,
  error: string | undefined,
): Omit<ControlAttributes, 'id'> {
  const notes = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return { 'aria-describedby': notes || undefined, 'aria-invalid': error ? true : undefined };
}

/** Help and error under a control. */
export function FieldNotes({
  id,
  help,
  error,
}: {
  id: string;
  help: ReactNode;
  error: string | undefined;
}) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <AlertIcon />
          {error}
        </p>
      )}
      {help && (
        <div id={`${id}-help`} className={styles.help}>
          {help}
        </div>
      )}
    </>
  );
}
