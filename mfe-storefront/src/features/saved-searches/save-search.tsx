import { maximumSearchName } from '@motohaat/contract/saved-searches';
import type { SearchAddress } from '@motohaat/contract/search';
import type { SlotProperties } from '@motohaat/contract/slots';
import { type SignInState, Slot, useSession } from '@motohaat/platform';
import { listen } from '@motohaat/platform/tell';
import { draftsIn } from '@motohaat/platform/use-draft';
import { Button } from '@motohaat/ui/button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { links } from '../../links.ts';
import { useKeepMessages } from '../../messages/keep/index.ts';
import { whereNotDone } from '../../ui/act-failed.tsx';

import styles from './save-search.module.css';

/** Under which this tab keeps the search that is to be saved after the sign-in. */
const kept = 'save-search';

type SaveSearchProps = {
  address: SearchAddress;
  /** What the search is called on its page. */
  name: string;
};

/**
 * The way to keep a search, which buyers do: it is done by what fills `search.acts`, which comes with the
 * first press. Visitors sign in first, and come back. Nobody else keeps any.
 */
export function SaveSearch({ address, name }: SaveSearchProps) {
  const t = useKeepMessages();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [begun, setBegun] = useState<SlotProperties<'search.acts'>>();
  useEffect(() => listen('search.act', () => setBegun(undefined)), []);
  const from = pathname + search;
  const begin = () => {
    const called = Array.from(name).slice(0, maximumSearchName).join('');
    setBegun({ act: 'save', search: { address, name: called } });
  };
  function save() {
    if (session.status === 'ready') return begin();
    // Begun as soon as it is known who is there, here or after the sign-in.
    draftsIn('tab').write(kept, from);
    if (session.status === 'signing-in') return undefined;
    return void navigate(links.href('sign-in'), { state: { from } satisfies SignInState });
  }
  const isBuyer = session.status === 'ready' && session.user.role === 'buyer';
  useKeptPress(from, isBuyer, begin);
  if (session.status === 'ready' && !isBuyer) {
    // Its place stays, so that nothing moves when it is known who is there.
    return (
      <Button className={styles.place} aria-hidden disabled>
        {t.saveSearch}
      </Button>
    );
  }
  return (
    <>
      <Button
        className={styles.save}
        data-begins="search.acts"
        busy={begun !== undefined}
        onClick={save}
      >
        {t.saveSearch}
      </Button>
      {begun && (
        <Slot
          name="search.acts"
          properties={begun}
          {...whereNotDone(true, () => setBegun(undefined))}
        />
      )}
    </>
  );
}

/** Takes up, once, what was pressed on a page before it was known that a buyer is there. */
function useKeptPress(from: string, isBuyer: boolean, begin: () => void): void {
  const takeUp = useEffectEvent(() => {
    if (draftsIn('tab').read(kept) !== from) return;
    draftsIn('tab').remove(kept);
    begin();
  });
  useEffect(() => {
    if (isBuyer) takeUp();
  }, [isBuyer]);
}
