import type { Product } from '@motohaat/contract/catalogue';
import type { Session } from '@motohaat/platform';

/** What the buttons of a bike's card do. */
export const cardActions = ['buy', 'wish', 'report'] as const;
/** On a bike's own page its seller can be asked too. */
export const buyingActions = [...cardActions, 'ask'] as const;
export type BuyingAction = (typeof buyingActions)[number];

export type Permission =
  | { status: 'allowed' }
  | { status: 'sign-in' }
  | { status: 'wait' }
  /** It is the seller's own bike, or something that only buyers do. */
  | { status: 'refused'; reason: 'own' | BuyingAction };

/**
 * Whether a person may do something with a bike, before the server is asked (ruling S2.14): the
 * buttons are there for everyone.
 */
export function permissionFor(
  action: BuyingAction,
  product: Pick<Product, 'own'>,
  session: Session,
): Permission {
  if (session.status === 'signing-in') return { status: 'wait' };
  if (session.status !== 'ready') return { status: 'sign-in' };
  if (product.own) return { status: 'refused', reason: 'own' };
  if (session.user.role !== 'buyer') return { status: 'refused', reason: action };
  return { status: 'allowed' };
}
