import { valibotResolver } from '@hookform/resolvers/valibot';
import { BikeForm, emptyBike, newProductOf } from '@motohaat/contract/bike-form';
import * as calls from '@motohaat/contract/calls';
import { type SessionUser, useToasts } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { useDraft } from '@motohaat/platform/use-draft';
import { FormProvider, useForm } from 'react-hook-form';

import { useListingMessages } from '../../messages/listing/index.ts';
import { flat, grouped } from './field-names.ts';
import { ListingForm } from './listing-form.tsx';
import { NewBikeFields } from './new-bike-fields.tsx';
import { type RenderPhotos, type PhotosOfBike, withPhotos } from './photos.ts';
import { PreviewButton } from './preview-button.tsx';
import { SellerFields } from './seller-fields.tsx';
import { acknowledged, inputErrors, refusalSentence } from './send-bike.ts';
import { SendFoot } from './send-foot.tsx';

const resolver = withPhotos(valibotResolver(BikeForm));

type NewBikeFormProps = {
  seller: SessionUser;
  photos: PhotosOfBike;
  renderPhotos: RenderPhotos;
  /** Begins with no photos again. */
  onStartAgain: () => void;
  /** The server has the bike. */
  onAdded: () => void;
};

/**
 * The specification's add-product form, with what else is stated of a bike. What is typed outlives a
 * reload and a lost connection, until the server has it.
 */
export function NewBikeForm(props: NewBikeFormProps) {
  const { seller, photos, renderPhotos, onStartAgain, onAdded } = props;
  const { form: t } = useListingMessages();
  const toasts = useToasts();
  const draft = useDraft(`bike.${seller.id}`, flat(emptyBike), 'device');
  const form = useForm({
    resolver,
    context: { photosError: photos.error, say: t.fieldError },
    defaultValues: { ...grouped(draft.values, emptyBike), image: [...photos.urls] },
    shouldFocusError: false,
  });

  const adding = useAction({
    run: async (api, bike: BikeForm) => {
      const body = { ...newProductOf(bike), sellerName: seller.name, email: seller.email };
      return acknowledged(await api.call(calls.products.create, { body }), t.notConfirmed);
    },
    success: t.added,
    changes: ['products'],
    refusals: 'both',
    unknowns: 'both',
    explain: refusalSentence,
    onDone: () => {
      draft.drop();
      onAdded();
    },
    onRefused: (error) => {
      for (const [input, message] of inputErrors(error)) {
        form.setError(input, { type: 'server', message });
      }
    },
  });

  const submit = form.handleSubmit(
    (bike) => adding.run(bike),
    () => toasts.error(t.lookAgain),
  );
  return (
    <FormProvider {...form}>
      <ListingForm
        draft={draft}
        photos={photos}
        renderPhotos={renderPhotos}
        onStartAgain={() => {
          form.reset({ ...emptyBike, image: [] });
          onStartAgain();
        }}
        onSubmit={submit}
      >
        <NewBikeFields />
        <SellerFields seller={seller} />
        <SendFoot label={t.add} failure={adding.failure?.message}>
          <PreviewButton read={form.getValues} cover={photos.cover} />
        </SendFoot>
      </ListingForm>
    </FormProvider>
  );
}
