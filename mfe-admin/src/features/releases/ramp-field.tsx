import { useId } from 'react';

import { useDialogMessages } from '../../messages/releases/dialogs/index.ts';

import styles from './ramp-field.module.css';

type RampFieldProps = { checked: boolean; onChange: (checked: boolean) => void };

/** Whether a canary grows by itself. */
export function RampField({ checked, onChange }: RampFieldProps) {
  const { canary: t } = useDialogMessages();
  const id = useId();
  return (
    <div className={styles.choice}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        aria-describedby={`${id}-help`}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label htmlFor={id}>{t.ramp}</label>
      <span id={`${id}-help`} className={styles.help}>
        {t.rampHelp}
      </span>
    </div>
  );
}
