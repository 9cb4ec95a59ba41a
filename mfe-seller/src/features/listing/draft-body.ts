import { type BikeFields, bikeFields, type emptyBike } from '@motohaat/contract/bike-form';
import type { Draft, DraftBody } from '@motohaat/contract/drafts';

/** What a form says so far, as the server keeps it: nothing of it has to be right. */
export function draftBodyOf(typed: BikeFields): DraftBody {
  const { productName, category, originalprice, resaleprice, message, image, papers, ...same } =
    typed;
  const { certificate, taxTokenUntil, digitalPlate, smartCard, insurance, sellerSigns } = papers;
  return {
    ...same,
    name: productName,
    category_id: category,
    originalPrice: originalprice,
    resalePrice: resaleprice,
    description: message,
    images: image,
    papers: {
      certificate,
      taxTokenUntil,
      digitalPlate: truthOf(digitalPlate),
      smartCard: truthOf(smartCard),
      insurance: truthOf(insurance),
      sellerSigns: truthOf(sellerSigns),
    },
  };
}

/** What a form begins with that goes on with a draft; its photos come from beside. */
export function fieldsOfDraft(body: DraftBody): typeof emptyBike {
  const { image: _image, ...fields } = bikeFields(body);
  return fields;
}

/**
 * Names what a device keeps of a bike that is not sent yet. What was kept of a draft would undo what
 * has been saved since, there or elsewhere.
 */
export function keptAs(seller: { id: string }, begun: Draft | undefined): string {
  return begun ? `${begun._id}.${begun.savedAt}` : seller.id;
}

const truthOf = (typed: string) => (typed === '' ? null : typed === 'yes');
