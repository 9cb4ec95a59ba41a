import * as calls from '@motohaat/contract/calls';
import type { SavedSearch } from '@motohaat/contract/saved-searches';
import { TimeAgo } from '@motohaat/platform/time-ago';
import { useAction } from '@motohaat/platform/use-action';
import { Badge } from '@motohaat/ui/badge';
import { Button } from '@motohaat/ui/button';
import { TrashIcon } from '@motohaat/ui/icons';
import { Link } from 'react-router-dom';

import { links } from '../../links.ts';
import { useSavedSearchMessages } from '../../messages/saved-searches/index.ts';

import styles from './saved-search-card.module.css';

type SavedSearchCardProps = {
  search: SavedSearch;
  onEdit: () => void;
  onDelete: () => void;
};

/** A saved search: its name leads to its bikes, after which none of them is new any more. */
export function SavedSearchCard({ search, onEdit, onDelete }: SavedSearchCardProps) {
  const { _id: id, name, address, newBikes, notify, createdAt } = search;
  const t = useSavedSearchMessages();
  const looking = useAction({
    run: (api) => api.call(calls.savedSearches.edit, { params: { id }, body: { looked: true } }),
    // Whoever opened the bikes has them: that the badge stays is no news to be told.
    refusals: 'here',
    unknowns: 'here',
    changes: ['savedSearches'],
  });
  const nameId = `saved-${id}`;
  // Newest first, so that what is new is on top, unless its owner wanted another order.
  const asked = new URLSearchParams({ ...(newBikes > 0 && { sort: 'newest' }), ...address });
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <div className={styles.head}>
        <h2 id={nameId} className={styles.name}>
          <Link
            to={`${links.href('search')}?${asked}`}
            onClick={() => newBikes > 0 && void looking.run()}
          >
            {name}
          </Link>
        </h2>
        {newBikes > 0 && <Badge tone="accent">{t.newBikes(newBikes)}</Badge>}
      </div>
      <p className={styles.quiet}>
        {t.notifies[notify].label} · <TimeAgo at={createdAt} text={t.savedAgo} />
      </p>
      <div className={styles.actions}>
        <Button aria-describedby={nameId} onClick={onEdit}>
          {t.edit}
        </Button>
        <Button variant="destructive" aria-describedby={nameId} onClick={onDelete}>
          <TrashIcon />
          {t.delete}
        </Button>
      </div>
    </article>
  );
}
