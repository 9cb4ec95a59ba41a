import { PageHead } from '@motohaat/platform';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { askedBikes, bikesQuery } from '../features/compare/asked-bikes.ts';
import { Comparison } from '../features/compare/comparison.tsx';
import { links } from '../links.ts';
import { useMessages } from '../messages/index.ts';
import { useKeepMessages } from '../messages/keep/index.ts';
import { removeFromCompared, useComparedBikes } from '../on-device/compared-bikes.ts';
import { sitePicture } from '../share/pictures.ts';

import styles from './compare.module.css';

/** Two to four bikes side by side: those of the address, else those chosen on this device. */
export default function ComparePage() {
  const { compare: t } = useKeepMessages();
  const { hero } = useMessages();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const chosen = useComparedBikes();
  const asked = askedBikes(query);
  const ids = asked.length > 0 ? asked : chosen.map(({ id }) => id).toReversed();
  const remove = (removed: string) => {
    removeFromCompared(removed);
    const rest = ids.filter((id) => id !== removed);
    void navigate({ search: bikesQuery(rest) }, { replace: true, preventScrollReset: true });
  };
  return (
    <div className={styles.page}>
      <PageHead
        title={t.title}
        description={t.description}
        path={links.href('compare') + bikesQuery(asked)}
        picture={{ ...sitePicture, alt: hero.picture }}
        unlisted
      />
      <header className={styles.header}>
        <h1 tabIndex={-1}>{t.title}</h1>
        {ids.length > 1 && <p className={styles.lead}>{t.lead}</p>}
      </header>
      <Comparison ids={ids} onRemove={remove} />
    </div>
  );
}
