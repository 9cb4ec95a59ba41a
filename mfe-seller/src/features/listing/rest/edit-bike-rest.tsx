import { valibotResolver } from '@hookform/resolvers/valibot';
import { type EditForm, editFormUpTo, editProductOf } from '@motohaat/contract/bike-form';
import * as calls from '@motohaat/contract/calls';
import type { FactFields } from '@motohaat/contract/facts-form';
import type { MyProduct } from '@motohaat/contract/selling';
import { highestAskingPrice } from '@motohaat/domain/price';
import { usePlatform } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { Button, ButtonLink } from '@motohaat/ui/button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { links } from '../../../links.ts';
import { useListingMessages } from '../../../messages/listing/index.ts';
import { useRestMessages } from '../../../messages/listing/rest/index.ts';
import { flat, grouped } from '../field-names.ts';
import type { Kept } from '../kept.ts';
import { useListingStore } from '../listing-store.ts';
import { usePhotos } from '../photos/use-photos.ts';
import { EditBikeFields } from './edit-bike-fields.tsx';
import { withPhotos } from './photos-checked.ts';
import { PreviewButton } from './preview-button.tsx';
import { acknowledged, inputErrors, isConflict, isEdited, refusalSentence } from './send-bike.ts';
import { SendFoot } from './send-foot.tsx';
import { useTiedForm } from './use-tied-form.ts';

export { lateParts } from './late-parts.ts';
export { StampedNumbers } from './stamped-numbers.tsx';

const resolverUpTo = (highest: number) => withPhotos(valibotResolver(editFormUpTo(highest)));

/** What is filled in of a bike. */
type EditedTexts = FactFields & {
  productName: string;
  location: string;
  resaleprice: string;
  message: string;
};

type EditBikeRestProps = Kept & {
  /** As it was when the form was filled. */
  product: MyProduct;
  beginning: EditedTexts;
  /** Fills the form again from what the server has. */
  onReload: () => void;
  onSaved: () => void;
};

/** What follows the first fields of a bike that is changed, with all that checks and saves them. */
export function EditBikeRest(props: EditBikeRestProps) {
  const { product, beginning, draft, photosOf, onReload, onSaved } = props;
  const { backToProducts } = useListingMessages();
  const { form: t } = useRestMessages();
  const store = useListingStore();
  const photos = usePhotos(photosOf);
  const [needsReload, setNeedsReload] = useState(false);
  const { bookingFee } = usePlatform().config;
  const [resolver] = useState(() => resolverUpTo(highestAskingPrice(bookingFee)));
  const form = useForm({
    resolver,
    context: { photosError: photos.error, say: t.fieldError },
    defaultValues: { ...grouped(store.getState().texts, beginning), image: [...photos.urls] },
    shouldFocusError: false,
  });

  const saving = useAction({
    run: async (api, bike: EditForm) => {
      const body = editProductOf(bike, product.version);
      const call = { params: { id: product._id }, body };
      return acknowledged(await api.call(calls.products.edit, call), t.notConfirmed);
    },
    success: t.saved,
    changes: ['products', 'adverts', 'wishlist'],
    refusals: 'both',
    unknowns: 'both',
    explain: refusalSentence,
    onDone: () => {
      draft.end();
      photos.endDraft();
      onSaved();
    },
    onRefused: (error) => {
      setNeedsReload(isConflict(error));
      for (const [input, message] of inputErrors(error)) {
        if (isEdited(input)) form.setError(input, { type: 'server', message });
      }
    },
  });

  function previewed() {
    const typed = form.getValues();
    const papers = { ...beginning.papers, ...typed.papers };
    return { ...beginning, ...typed, papers, condition: product.condition };
  }

  const submit = form.handleSubmit((bike) => saving.run(bike));
  useTiedForm({
    form,
    photos,
    before: { category: product.category_id, used: product.used },
    submit,
    startAgain: () => {
      form.reset({ ...beginning, image: [] });
      photos.reset(photosOf.stored);
      return flat(beginning);
    },
  });
  return (
    <>
      <EditBikeFields />
      <SendFoot
        label={t.save}
        failure={saving.failure?.message}
        isSending={form.formState.isSubmitting}
      >
        <PreviewButton read={previewed} cover={photos.cover} />
        {saving.failure && needsReload && <Button onClick={onReload}>{t.reload}</Button>}
        <ButtonLink variant="quiet" to={links.href('my-bikes')}>
          {backToProducts}
        </ButtonLink>
      </SendFoot>
    </>
  );
}
