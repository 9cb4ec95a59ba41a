import { useApi } from '@motohaat/platform';
import { Button } from '@motohaat/ui/button';
import { Dialog } from '@motohaat/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useSearchMessages } from '../../messages/search/index.ts';
import type { Search } from './address.ts';
import { FilterForm } from './filter-form.tsx';
import type { NameOf } from './names.ts';
import { countsQuery } from './search.queries.ts';

import styles from './filter-sheet.module.css';

export type FilterSheetProps = {
  /** What is chosen when it opens. */
  asked: Search;
  nameOf: NameOf;
  onClose: () => void;
  onShow: (search: Search) => void;
};

/** The filters over a phone's page. Its button says how many bikes there are with what is chosen so far. */
export function FilterSheet({ asked, nameOf, onClose, onShow }: FilterSheetProps) {
  const { filters: t } = useSearchMessages();
  const [draft, setDraft] = useState(asked);
  const counts = useQuery(countsQuery(useApi(), draft));
  const { total, capped, facets } = counts.data ?? {};
  const show = capped ? t.showAbout : t.show;
  return (
    <Dialog open title={t.title} onClose={onClose}>
      <FilterForm
        search={draft}
        facets={facets}
        isCounting={counts.isPending && counts.failureCount === 0}
        nameOf={nameOf}
        onChange={setDraft}
        onSubmit={onShow}
      >
        <input type="hidden" name="sort" value={draft.sort ?? ''} />
        <div className={styles.buttons}>
          <Button
            variant="quiet"
            onClick={() => setDraft({ q: '', filters: {}, sort: draft.sort })}
          >
            {t.reset}
          </Button>
          <Button type="submit" variant="primary" className={styles.show}>
            <span aria-live="polite">{total === undefined ? t.apply : show(total)}</span>
          </Button>
        </div>
      </FilterForm>
    </Dialog>
  );
}
