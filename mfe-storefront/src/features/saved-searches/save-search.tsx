import * as calls from '@motohaat/contract/calls';
import { maximumSearchName } from '@motohaat/contract/saved-searches';
import type { SearchAddress } from '@motohaat/contract/search';
import { type SignInState, useSession } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { links } from '../../links.ts';
import { useKeepMessages } from '../../messages/keep/index.ts';

type SaveSearchProps = {
  address: SearchAddress;
  /** What the search is called on its page. */
  name: string;
};

/** Keeps a search with the buyer's account; visitors sign in first, and come back. Nobody else keeps any. */
export function SaveSearch({ address, name }: SaveSearchProps) {
  const { saving: t } = useKeepMessages();
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const saving = useAction({
    run: (api) =>
      api.call(calls.savedSearches.create, {
        body: { address, name: Array.from(name).slice(0, maximumSearchName).join('') },
      }),
    success: t.saved,
    changes: ['savedSearches'],
  });
  // On a drawn page it may be pressed before it is known who is there.
  const [isWanted, setIsWanted] = useState(false);
  const isWaiting = isWanted && session.status === 'signing-in';
  const isDue = isWanted && !isWaiting;
  function save() {
    if (session.status === 'ready') return void saving.run();
    const from = pathname + search;
    return void navigate(links.href('sign-in'), { state: { from } satisfies SignInState });
  }
  const saveNow = useEffectEvent(save);
  useEffect(() => {
    if (isDue) saveNow();
  }, [isDue]);
  if (session.status === 'ready' && session.user.role !== 'buyer') return null;
  return (
    <Button
      busy={isWaiting || saving.pending}
      onClick={() => (session.status === 'signing-in' ? setIsWanted(true) : save())}
    >
      {t.save}
    </Button>
  );
}
