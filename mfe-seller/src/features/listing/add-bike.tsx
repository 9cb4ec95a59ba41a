import { emptyBike } from '@motohaat/contract/bike-fields';
import type { Draft } from '@motohaat/contract/drafts';
import { type SessionUser, withForms } from '@motohaat/platform';
import { withWords } from '@motohaat/platform/messages';
import { useState } from 'react';

import { productsWords } from '../../messages/index.ts';
import { restWords } from '../../messages/listing/rest/index.ts';
import { fieldsOfDraft, keptAs, storedPhotos } from './begun.ts';
import { flat } from './field-names.ts';
import { ListingFrame } from './listing-frame.tsx';
import { inputsOfTheBike, TheBike } from './the-bike.tsx';

const loadRest = withWords(
  withForms(() => import(/* webpackChunkName: "listing-rest" */ './rest/new-bike-rest.tsx')),
  restWords,
  productsWords,
);

type AddBikeProps = {
  seller: SessionUser;
  /** The unfinished listing that it goes on with. */
  begun?: Draft | undefined;
  /** The server has the bike, or keeps it unfinished. */
  onDone: () => void;
};

/**
 * The specification's add-product form, with what else is stated of a bike. What is typed outlives a
 * reload and a lost connection, until the server has it.
 */
export function AddBike({ seller, begun, onDone }: AddBikeProps) {
  const [beginning] = useState(() => (begun ? fieldsOfDraft(begun.body) : emptyBike));
  const [stored] = useState(() => (begun ? storedPhotos(begun.body) : []));
  return (
    <ListingFrame
      names={{ form: `bike.${keptAs(seller, begun)}`, photos: `photos.${keptAs(seller, begun)}` }}
      place="device"
      beginning={flat(beginning)}
      stored={stored}
      first={<TheBike />}
      drawn={inputsOfTheBike}
      load={loadRest}
    >
      {({ NewBikeRest }, kept) => (
        <NewBikeRest
          seller={seller}
          begun={begun}
          beginning={beginning}
          onDone={onDone}
          {...kept}
        />
      )}
    </ListingFrame>
  );
}
