import type { RegisteredRelease } from '@motohaat/contract/registry';
import { Field } from '@motohaat/ui/field';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { Select } from '@motohaat/ui/text-input';

import { useDialogMessages } from '../../messages/releases/dialogs/index.ts';
import { useMessages } from '../../messages/releases/index.ts';

import styles from './release-field.module.css';

type ReleaseFieldProps = {
  label: string;
  releases: readonly RegisteredRelease[];
  isLoading: boolean;
  /** What stands before the releases, for choosing none of them. */
  none?: { label: string; help: string };
  /** The version, or nothing for none of them. */
  value: string;
  onChoose: (version: string) => void;
};

/** Chooses a release, with what there is to know of it. */
export function ReleaseField(props: ReleaseFieldProps) {
  const { releases: t } = useDialogMessages();
  const { label, releases, isLoading, none, value, onChoose } = props;
  if (isLoading) {
    return (
      <SkeletonGroup label={t.loading} className={styles.bones}>
        <Skeleton className={styles.bone} />
      </SkeletonGroup>
    );
  }
  const chosen = releases.find(({ version }) => version === value);
  return (
    <Field label={label} help={chosen ? <Facts release={chosen} /> : none?.help}>
      <Select value={value} onChange={({ target }) => onChoose(target.value)}>
        {none && <option value="">{none.label}</option>}
        <ReleaseOptions releases={releases} />
      </Select>
    </Field>
  );
}

/** Releases to choose from, each with what its smoke test said. */
export function ReleaseOptions({ releases }: { releases: readonly RegisteredRelease[] }) {
  const { releases: t } = useDialogMessages();
  return releases.map((release) => (
    <option key={release.version} value={release.version}>
      {t.smoke[smokeOf(release)](release.version)}
    </option>
  ));
}

function Facts({ release }: { release: RegisteredRelease }) {
  const { releases: t } = useDialogMessages();
  const { size } = useMessages();
  const { publishedAt, publishedBy, smoke } = release;
  return (
    <>
      <p>{t.published(publishedAt, publishedBy, size(release))}</p>
      {smoke && <p>{t.tested(smoke.at)}</p>}
    </>
  );
}

function smokeOf({ smoke }: RegisteredRelease): 'none' | 'passed' | 'failed' {
  if (!smoke) return 'none';
  return smoke.passed ? 'passed' : 'failed';
}
