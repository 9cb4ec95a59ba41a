import { minimumPasswordLength, passwordRules } from '@motohaat/domain/password';
import { classNames } from '@motohaat/ui/class-names';
import { CheckIcon } from '@motohaat/ui/icons';
import { VisuallyHidden } from '@motohaat/ui/visually-hidden';

import { useAccountMessages } from '../../messages/account/index.ts';

import styles from './password-checklist.module.css';

/** What a password needs, each rule marked as soon as what is typed meets it. */
export function PasswordChecklist({ password }: { password: string }) {
  const { password: t } = useAccountMessages();
  const rules = [
    {
      id: 'length',
      label: t.length(minimumPasswordLength),
      met: password.length >= minimumPasswordLength,
    },
    ...passwordRules.map(({ id, pattern }) => ({
      id,
      label: t.rules[id],
      met: pattern.test(password),
    })),
  ];
  return (
    <ul className={styles.rules}>
      {rules.map(({ id, label, met }) => (
        <li key={id} className={classNames(styles.rule, met && styles.met)}>
          {met ? <CheckIcon /> : <span className={styles.dot} aria-hidden />}
          {label}
          {met && <VisuallyHidden> {t.met}</VisuallyHidden>}
        </li>
      ))}
    </ul>
  );
}
