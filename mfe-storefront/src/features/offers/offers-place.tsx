import type { Product } from '@motohaat/contract/catalogue';
import { useLanguage, useSession } from '@motohaat/platform';
import { withWords } from '@motohaat/platform/messages';
import { offersWords } from '@motohaat/ui/messages/offers';
import { type ComponentType, useEffect, useState } from 'react';

import type { OffersProps } from './offers.tsx';

const load = withWords(() => import(/* webpackChunkName: "offers" */ './offers.tsx'), offersWords);

type OffersPlaceProps = { bike: Product } & Pick<OffersProps, 'onBook'>;

/** Offers for a bike, for buyers and for its seller; whoever else looks at it loads nothing. */
export function OffersPlace({ bike, onBook }: OffersPlaceProps) {
  const language = useLanguage();
  const session = useSession();
  const [loaded, setLoaded] = useState<{ Offers: ComponentType<OffersProps> }>();
  const role = session.status === 'ready' ? session.user.role : undefined;
  const isWanted = bike.own || role === 'buyer';
  useEffect(() => {
    if (!isWanted) return;
    load(language).then(({ Offers }) => setLoaded({ Offers }), reportError);
  }, [isWanted, language]);
  return isWanted && loaded ? (
    <loaded.Offers bike={bike} side={bike.own ? 'seller' : 'buyer'} onBook={onBook} />
  ) : null;
}
