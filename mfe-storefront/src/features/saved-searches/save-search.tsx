import * as calls from '@motohaat/contract/calls';
import { maximumSearchName } from '@motohaat/contract/saved-searches';
import type { SearchAddress } from '@motohaat/contract/search';
import { type SignInState, useSession } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { draftsIn } from '@motohaat/platform/use-draft';
import { Button } from '@motohaat/ui/button';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { links } from '../../links.ts';
import { useKeepMessages } from '../../messages/keep/index.ts';

/** Under which this tab keeps the search that is to be saved after the sign-in. */
const kept = 'save-search';

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
  const from = pathname + search;
  function save() {
    if (session.status === 'ready') return void saving.run();
    // Done as soon as it is known who is there, here or after the sign-in.
    draftsIn('tab').write(kept, from);
    if (session.status === 'signing-in') return undefined;
    return void navigate(links.href('sign-in'), { state: { from } satisfies SignInState });
  }
  const isReady = session.status === 'ready' && session.user.role === 'buyer';
  const takeUp = useEffectEvent(() => {
    if (draftsIn('tab').read(kept) !== from) return;
    draftsIn('tab').remove(kept);
    void saving.run();
  });
  useEffect(() => {
    if (isReady) takeUp();
  }, [isReady]);
  if (session.status === 'ready' && session.user.role !== 'buyer') return null;
  return (
    <Button busy={saving.pending} onClick={save}>
      {t.save}
    </Button>
  );
}
