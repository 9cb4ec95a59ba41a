import type { RegisteredRelease } from '@motohaat/contract/registry';
import { Field } from '@motohaat/ui/field';
import { Select } from '@motohaat/ui/text-input';

import { useDialogMessages } from '../../messages/releases/dialogs/index.ts';
import { ReleaseOptions } from './release-field.tsx';

import styles from './set-dialog.module.css';

/** An application, and the releases that it can have instead of the live one. */
export type Choice = {
  application: string;
  live: string;
  releases: readonly RegisteredRelease[];
  /** The version that is chosen; nothing: it stays as it is. */
  version: string;
};

type SetFieldsProps = {
  choices: readonly Choice[];
  /** Too few are chosen, as a sentence. */
  error: string | undefined;
  onChoose: (application: string, version: string) => void;
};

/** The releases of a set, one of each application that takes part. */
export function SetFields({ choices, error, onChoose }: SetFieldsProps) {
  const { sets: t } = useDialogMessages();
  return (
    <fieldset className={styles.fields}>
      <legend className={styles.legend}>{t.releases}</legend>
      {choices.map(({ application, live, releases, version }, place) => (
        <Field key={application} label={application} error={place === 0 ? error : undefined}>
          <Select
            name={`of.${application}`}
            value={version}
            onChange={({ target }) => onChoose(application, target.value)}
          >
            <option value="">{t.stays(live)}</option>
            <ReleaseOptions releases={releases} />
          </Select>
        </Field>
      ))}
    </fieldset>
  );
}
