import type { Preview } from '@motohaat/contract/composition';
import { ButtonLink } from '@motohaat/ui/button';
import { AlertIcon } from '@motohaat/ui/icons';

import { useOverrideMessages } from '../messages/override/index.ts';

import styles from './serving-bar.module.css';

/** Says what a preview shows in place of what is live, and leads out of it: the server ends it. */
export function PreviewPart({ preview: { name, releases, expiresAt } }: { preview: Preview }) {
  const t = useOverrideMessages();
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  query.set('preview', 'end');
  const list = releases.map(({ application, version }) => `${application} ${version}`).join(', ');
  return (
    <div className={styles.part}>
      <AlertIcon />
      <output className={styles.text}>
        {t.preview.told(<strong>{name}</strong>, list, new Date(expiresAt))}
      </output>
      <ButtonLink href={`${pathname}?${query}${hash}`}>{t.preview.leave}</ButtonLink>
    </div>
  );
}
