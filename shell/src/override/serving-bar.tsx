import type { Override } from '@motohaat/contract/composition';
import type { ShownPreview } from '@motohaat/contract/shown-preview';

import { useOverrideMessages } from '../messages/override/index.ts';
import { OverridePart } from './override-part.tsx';
import { PreviewPart } from './preview-part.tsx';
import { ServingDetails } from './serving-details.tsx';

import styles from './serving-bar.module.css';

type ServingBarProps = { override: Override | null; preview: ShownPreview | undefined };

/** Says at the foot of the window that a page is not as everybody has it, why, and who serves it. */
export function ServingBar({ override, preview }: ServingBarProps) {
  const t = useOverrideMessages();
  if (!override && !preview) return null;
  const one = override ? t.name : t.preview.name;
  return (
    <aside className={styles.bar} aria-label={override && preview ? t.both : one}>
      {override && <OverridePart override={override} />}
      {preview && <PreviewPart preview={preview} />}
      <ServingDetails />
    </aside>
  );
}
