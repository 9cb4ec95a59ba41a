import type { BikeFields } from '@motohaat/contract/bike-form';
import type { DraftBody } from '@motohaat/contract/drafts';

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

const truthOf = (typed: string) => (typed === '' ? null : typed === 'yes');
