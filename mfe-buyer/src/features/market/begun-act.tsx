import { openConversation } from '@motohaat/api/conversations';
import * as calls from '@motohaat/contract/calls';
import type { BikeAct, SlotBike, SlotProperties } from '@motohaat/contract/slots';
import type { SessionUser } from '@motohaat/platform';
import { emit } from '@motohaat/platform/tell';
import { useAction } from '@motohaat/platform/use-action';
import { type ComponentType, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { links } from '../../links.ts';
import { useActsMessages } from '../../messages/acts/index.ts';
import { useOnce } from '../../use-once.ts';
import { bikeNamed } from './bike-named.ts';
import { BookBike } from './book-bike.tsx';
import { useWishId } from './own-bikes.ts';
import { ReportDialog } from './report-dialog.tsx';

type ActProps = { bike: SlotBike; buyer: SessionUser; onClose: () => void };

const parts: Record<BikeAct, ComponentType<ActProps>> = {
  buy: BookBike,
  report: ReportDialog,
  wish: Wish,
  unwish: Unwish,
  ask: Ask,
};

type BegunActProps = {
  begun: SlotProperties<'bike.acts'>['acts'][number];
  buyer: SessionUser;
};

/** Does what a buyer has begun at the buttons of a bike, and says so when it is taken up and when it ends. */
export function BegunAct({ begun: { id, act, bike }, buyer }: BegunActProps) {
  useEffect(() => emit('bike.act', { id, state: 'taken' }), [id]);
  const Part = parts[act];
  return (
    <Part bike={bike} buyer={buyer} onClose={() => emit('bike.act', { id, state: 'ended' })} />
  );
}

function Wish({ bike, buyer: { email }, onClose }: ActProps) {
  const t = useActsMessages();
  const wish = useAction({
    run: (api) => api.call(calls.wishlist.create, { body: { ...bikeNamed(bike), email } }),
    success: t.wished,
    changes: ['wishlist', 'products'],
  });
  useOnce(() => wish.run(), onClose);
  return null;
}

function Unwish({ bike, buyer, onClose }: ActProps) {
  const t = useActsMessages();
  const id = useWishId(buyer, bike._id);
  const unwish = useAction({
    run: (api, wish: string) => api.call(calls.wishlist.remove, { params: { id: wish } }),
    success: t.removed,
    changes: ['wishlist', 'products'],
  });
  // It may have been taken back elsewhere meanwhile.
  useOnce(async () => id !== undefined && unwish.run(id), onClose);
  return null;
}

/** Opens the conversation about a bike with its seller, and leads there. */
function Ask({ bike, onClose }: ActProps) {
  const navigate = useNavigate();
  const ask = useAction({
    ...openConversation,
    run: (api) => openConversation.run(api, { productId: bike._id }),
    onDone: ({ insertedId: id }) => void navigate(links.href('conversation', { id })),
  });
  useOnce(() => ask.run(), onClose);
  return null;
}
