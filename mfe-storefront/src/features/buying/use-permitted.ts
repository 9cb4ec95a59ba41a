import type { Product } from '@motohaat/contract/catalogue';
import { type SignInState, usePlatform, useSession } from '@motohaat/platform';
import { useLocation, useNavigate } from 'react-router-dom';

import { links } from '../../links.ts';
import { useBikesMessages } from '../../messages/bikes/index.ts';
import { type BuyingAction, permissionFor } from './action.ts';
import { intentPath, rememberIntent } from './intent.ts';

/**
 * How something is begun with a bike: whoever may do it does it, a visitor signs in first and then does
 * it, and others are told why not (ruling S2.14).
 */
export function usePermitted(product: Product) {
  const { buying: t } = useBikesMessages();
  const { toasts } = usePlatform();
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();

  return (action: BuyingAction, run: () => void): void => {
    const permission = permissionFor(action, product, session);
    if (permission.status === 'refused') return toasts.error(t.refusals[permission.reason]);
    if (permission.status === 'allowed') return run();
    const wanted = { action, productId: product._id };
    const from = intentPath(location, wanted);
    rememberIntent(wanted);
    // A sign-in that is under way ends in a moment, and the intent is taken up here.
    if (permission.status === 'wait') return void navigate(from, { replace: true });
    return void navigate(links.href('sign-in'), { state: { from } satisfies SignInState });
  };
}
