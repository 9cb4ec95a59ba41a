import type { Product } from '@motohaat/contract/catalogue';
import type { Session, SessionUser } from '@motohaat/platform';

/** What the buttons of a bike's card do. */
export const buyingActions = ['buy', 'wish', 'report'] as const;
export type BuyingAction = (typeof buyingActions)[number];

const onlyBuyers: Record<BuyingAction, string> = {
  buy: 'Only buyers can book.',
  wish: 'Only buyers have a wishlist.',
  report: 'Only buyers can report a bike.',
};

export type Verdict =
  | { may: 'act'; buyer: SessionUser }
  | { may: 'sign-in' }
  | { may: 'wait' }
  | { may: 'not'; because: string };

/**
 * Whether a person may do something with a bike, before the server is asked (ruling S2.14): the
 * buttons are there for everyone.
 */
export function judge(
  action: BuyingAction,
  product: Pick<Product, 'own'>,
  session: Session,
): Verdict {
  if (session.status === 'signing-in') return { may: 'wait' };
  if (session.status !== 'ready') return { may: 'sign-in' };
  if (product.own) return { may: 'not', because: 'This is your own bike.' };
  if (session.user.role !== 'buyer') return { may: 'not', because: onlyBuyers[action] };
  return { may: 'act', buyer: session.user };
}
