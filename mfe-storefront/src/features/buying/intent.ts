import { bikeAnchor } from '@motohaat/domain/bike-anchor';
import { useSession } from '@motohaat/platform';
import { draftsIn } from '@motohaat/platform/use-draft';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { type BuyingAction, buyingActions } from './action.ts';

/** What a person wanted to do with a bike before the sign-in came in between (ruling S2.14). */
export type Intent = { action: BuyingAction; productId: string };

const names = { action: 'do', product: 'p' };

/** The place on the site that takes up an intent again: `/categories/2?do=buy&p=…#p-…`. */
export function intentPath(
  { pathname, search }: { pathname: string; search: string },
  { action, productId }: Intent,
): string {
  const query = new URLSearchParams(search);
  query.set(names.action, action);
  query.set(names.product, productId);
  return `${pathname}?${query}#${bikeAnchor(productId)}`;
}

/** The intent that a query carries. */
function readIntent(search: string): Intent | undefined {
  const query = new URLSearchParams(search);
  const action = buyingActions.find((name) => name === query.get(names.action));
  const productId = query.get(names.product);
  return action && productId ? { action, productId } : undefined;
}

/** The address's intent, and how to take it out of the address once it is done. */
function useIntent(): [intent: Intent | undefined, done: () => void] {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const done = useCallback(() => {
    const query = new URLSearchParams(search);
    for (const name of Object.values(names)) query.delete(name);
    const rest = query.toString();
    void navigate({ search: rest && `?${rest}`, hash }, { replace: true, state: state as unknown });
  }, [search, hash, state, navigate]);
  return [readIntent(search), done];
}

/** Of the intent with which this tab went to sign in; it outlives the document, as the sign-in may. */
const kept = 'intent';

export function rememberIntent(intent: Intent): void {
  draftsIn('tab').write(kept, intent);
}

/**
 * Whether this tab had this intent; asked once. Only such a one changes anything by itself: a link
 * that somebody else made opens a dialog at most.
 */
function takeOwnIntent({ action, productId }: Intent): boolean {
  const own = draftsIn('tab').read(kept) as Partial<Intent> | null | undefined;
  draftsIn('tab').remove(kept);
  return own?.action === action && own.productId === productId;
}

/**
 * Has the intent that the address carries for a bike taken up as soon as it is known who is there, and
 * the address forget it.
 *
 * @param actions those that the caller takes up
 */
export function useTakenUpIntent<Action extends BuyingAction>(
  productId: string,
  actions: readonly Action[],
  takeUp: (action: Action) => void,
): void {
  const session = useSession();
  const [intent, intentDone] = useIntent();
  const action =
    intent?.productId === productId ? actions.find((each) => each === intent.action) : undefined;
  const waiting = intent && action && { ...intent, action };
  const take = useEffectEvent(() => {
    if (!waiting) return;
    const isOwn = takeOwnIntent(waiting);
    intentDone();
    const isQuiet = waiting.action === 'wish' || waiting.action === 'ask';
    if (!isQuiet || isOwn) takeUp(waiting.action);
  });
  const isReady = waiting !== undefined && session.status === 'ready';
  useEffect(() => {
    if (isReady) take();
  }, [isReady]);
}
