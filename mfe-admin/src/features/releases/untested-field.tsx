import { useDialogMessages } from '../../messages/releases/dialogs/index.ts';

import styles from './smoke-part.module.css';

type UntestedFieldProps = { checked: boolean; onChange: (checked: boolean) => void };

/** Whether releases go live although no machine has looked at them. */
export function UntestedField({ checked, onChange }: UntestedFieldProps) {
  const { smoke: t } = useDialogMessages();
  return (
    <label className={styles.choice}>
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      <span>{t.untested}</span>
    </label>
  );
}
