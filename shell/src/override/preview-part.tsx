import type { ShownPreview } from '@motohaat/contract/shown-preview';
import { ButtonLink } from '@motohaat/ui/button';
import { AlertIcon } from '@motohaat/ui/icons';

import { useOverrideMessages } from '../messages/override/index.ts';

import styles from './serving-bar.module.css';

/** Says what a preview shows in place of what is live, or why it does not, and leads out of it: the server ends it. */
export function PreviewPart({ preview }: { preview: ShownPreview }) {
  const { preview: t } = useOverrideMessages();
  const { name, releases, expiresAt, failed } = preview;
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.set('preview', 'end');
  const list = releases.map(({ application, version }) => `${application} ${version}`).join(', ');
  return (
    <div className={styles.part}>
      <AlertIcon />
      <output className={styles.text}>
        {failed
          ? t.failed[failed](<strong>{name}</strong>)
          : t.told(<strong>{name}</strong>, list, new Date(expiresAt))}
      </output>
      <ButtonLink href={`${pathname}?${query}${hash}`}>{t.leave}</ButtonLink>
    </div>
  );
}
