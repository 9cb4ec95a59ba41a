import type { SlotProperties } from '@motohaat/contract/slots';
import { useSession } from '@motohaat/platform';

import { OwnOffer } from '../features/market/own-offer.tsx';

/** On a bike's page: what the buyer has offered for it, or can offer. */
export default function BikeOffer({ bike }: SlotProperties<'bike.notice'>) {
  const session = useSession();
  return session.status === 'ready' ? <OwnOffer bike={bike} buyer={session.user} /> : null;
}
