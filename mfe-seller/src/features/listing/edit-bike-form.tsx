import { factFields } from '@motohaat/contract/fact-fields';
import type { MyProduct } from '@motohaat/contract/selling';
import { withForms } from '@motohaat/platform';
import { withWords } from '@motohaat/platform/messages';
import { useState } from 'react';

import { productsWords } from '../../messages/index.ts';
import { restWords } from '../../messages/listing/rest/index.ts';
import { flat } from './field-names.ts';
import { ListingFrame } from './listing-frame.tsx';
import { inputsOfPriceAndWords, PriceAndWords } from './price-and-words.tsx';

const loadRest = withWords(
  withForms(() => import(/* webpackChunkName: "listing-rest" */ './rest/edit-bike-rest.tsx')),
  restWords,
  productsWords,
);

type EditBikeFormProps = {
  /** As it was when the form was filled. */
  product: MyProduct;
  /** Fills the form again from what the server has. */
  onReload: () => void;
  onSaved: () => void;
};

/** What may be changed of a bike, for as long as nobody has booked it. */
export function EditBikeForm({ product: given, onReload, onSaved }: EditBikeFormProps) {
  // The list behind it may be read again while somebody writes: the version must stay with the text.
  const [product] = useState(given);
  const stored = product.images.map(({ viewer, card }) => ({ url: viewer, card }));
  const beginning = {
    ...factFields(product.facts),
    productName: product.name,
    location: product.location,
    resaleprice: String(product.resalePrice),
    message: product.description,
  };
  // What was written for an earlier version would undo what has changed since.
  const version = `${product._id}.${product.version}`;
  return (
    <ListingFrame
      names={{ form: `edit-bike.${version}`, photos: `photos.${version}` }}
      place="tab"
      beginning={flat(beginning)}
      stored={stored}
      first={<PriceAndWords originalPrice={product.originalPrice} />}
      drawn={inputsOfPriceAndWords}
      load={loadRest}
      renderBelow={({ StampedNumbers }) => <StampedNumbers id={product._id} />}
    >
      {({ EditBikeRest }, kept) => (
        <EditBikeRest
          product={product}
          beginning={beginning}
          onReload={onReload}
          onSaved={onSaved}
          {...kept}
        />
      )}
    </ListingFrame>
  );
}
