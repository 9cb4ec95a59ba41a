import { valibotResolver } from '@hookform/resolvers/valibot';
import { type EditForm, editFormUpTo, editProductOf } from '@motohaat/contract/bike-form';
import * as calls from '@motohaat/contract/calls';
import { factFields } from '@motohaat/contract/facts-form';
import type { MyProduct } from '@motohaat/contract/selling';
import { highestAskingPrice } from '@motohaat/domain/price';
import { usePlatform } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { Button, ButtonLink } from '@motohaat/ui/button';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';

import { links } from '../../links.ts';
import { useListingMessages } from '../../messages/listing/index.ts';
import { EditBikeFields } from './edit-bike-fields.tsx';
import { flat, grouped } from './field-names.ts';
import { SaidBefore } from './fields/use-doubts.ts';
import { ListingForm } from './listing-form.tsx';
import { type RenderPhotos, type PhotosOfBike, withPhotos } from './photos.ts';
import { PreviewButton } from './preview-button.tsx';
import { acknowledged, inputErrors, isConflict, isEdited, refusalSentence } from './send-bike.ts';
import { SendFoot } from './send-foot.tsx';
import { useListingDraft } from './use-listing-draft.ts';

const resolverUpTo = (highest: number) => withPhotos(valibotResolver(editFormUpTo(highest)));

type EditBikeFormProps = {
  /** As it was when the form was filled. */
  product: MyProduct;
  photos: PhotosOfBike;
  renderPhotos: RenderPhotos;
  /** Begins with the bike's own photos again. */
  onStartAgain: () => void;
  /** Fills the form again from what the server has. */
  onReload: () => void;
  onSaved: () => void;
};

/** What may be changed of a bike, for as long as nobody has booked it. */
export function EditBikeForm(props: EditBikeFormProps) {
  const { photos, renderPhotos, onStartAgain, onReload, onSaved } = props;
  const { backToProducts, form: t } = useListingMessages();
  // The list behind it may be read again while somebody writes: the version must stay with the text.
  const [product] = useState(props.product);
  const [needsReload, setNeedsReload] = useState(false);
  const stored = {
    ...factFields(product.facts),
    productName: product.name,
    location: product.location,
    resaleprice: String(product.resalePrice),
    message: product.description,
  };
  // What was written for an earlier version would undo what has changed since.
  const draft = useListingDraft(`edit-bike.${product._id}.${product.version}`, flat(stored));
  const { bookingFee } = usePlatform().config;
  const [resolver] = useState(() => resolverUpTo(highestAskingPrice(bookingFee)));
  const form = useForm({
    resolver,
    context: { photosError: photos.error, say: t.fieldError },
    defaultValues: { ...grouped(draft.values, stored), image: [...photos.urls] },
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
    const papers = { ...stored.papers, ...typed.papers };
    return { ...stored, ...typed, papers, condition: product.condition };
  }

  const submit = form.handleSubmit((bike) => saving.run(bike));
  return (
    <FormProvider {...form}>
      <ListingForm
        draft={draft}
        photos={photos}
        renderPhotos={renderPhotos}
        onStartAgain={() => {
          form.reset({ ...stored, image: [] });
          onStartAgain();
        }}
        onSubmit={submit}
      >
        <SaidBefore value={{ category: product.category_id, used: product.used }}>
          <EditBikeFields originalPrice={product.originalPrice} />
        </SaidBefore>
        <SendFoot label={t.save} failure={saving.failure?.message}>
          <PreviewButton read={previewed} cover={photos.cover} />
          {saving.failure && needsReload && <Button onClick={onReload}>{t.reload}</Button>}
          <ButtonLink variant="quiet" to={links.href('my-bikes')}>
            {backToProducts}
          </ButtonLink>
        </SendFoot>
      </ListingForm>
    </FormProvider>
  );
}
