import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  type BikeForm,
  bikeFormUpTo,
  type BikeFields,
  emptyBike,
  newProductOf,
} from '@motohaat/contract/bike-form';
import * as calls from '@motohaat/contract/calls';
import type { Draft } from '@motohaat/contract/drafts';
import { highestAskingPrice } from '@motohaat/domain/price';
import { type SessionUser, usePlatform, useToasts } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';

import { useListingMessages } from '../../messages/listing/index.ts';
import { draftBodyOf, fieldsOfDraft, keptAs } from './draft-body.ts';
import { flat, grouped } from './field-names.ts';
import { ListingForm } from './listing-form.tsx';
import { NewBikeFields } from './new-bike-fields.tsx';
import { type RenderPhotos, type PhotosOfBike, withPhotos } from './photos.ts';
import { PreviewButton } from './preview-button.tsx';
import { SellerFields } from './seller-fields.tsx';
import { acknowledged, inputErrors, refusalSentence } from './send-bike.ts';
import { SendFoot } from './send-foot.tsx';
import { useListingDraft } from './use-listing-draft.ts';

const resolverUpTo = (highest: number) => withPhotos(valibotResolver(bikeFormUpTo(highest)));

type NewBikeFormProps = {
  seller: SessionUser;
  /** The unfinished listing that it goes on with. */
  begun?: Draft | undefined;
  photos: PhotosOfBike;
  renderPhotos: RenderPhotos;
  /** Begins with no photos again. */
  onStartAgain: () => void;
  /** The server has the bike. */
  onAdded: () => void;
  /** The server keeps it unfinished. */
  onSaved: () => void;
};

/**
 * The specification's add-product form, with what else is stated of a bike. What is typed outlives a
 * reload and a lost connection, until the server has it.
 */
export function NewBikeForm(props: NewBikeFormProps) {
  const { seller, begun, photos, renderPhotos, onStartAgain, onAdded, onSaved } = props;
  const { form: t } = useListingMessages();
  const toasts = useToasts();
  const [beginning] = useState(() => (begun ? fieldsOfDraft(begun.body) : emptyBike));
  const draft = useListingDraft(`bike.${keptAs(seller, begun)}`, flat(beginning), 'device');
  const { bookingFee } = usePlatform().config;
  const [resolver] = useState(() => resolverUpTo(highestAskingPrice(bookingFee)));
  const form = useForm({
    resolver,
    context: { photosError: photos.error, say: t.fieldError },
    defaultValues: { ...grouped(draft.values, beginning), image: [...photos.urls] },
    shouldFocusError: false,
  });

  const adding = useAction({
    run: async (api, bike: BikeForm) => {
      const body = {
        ...newProductOf(bike),
        sellerName: seller.name,
        email: seller.email,
        ...(begun && { draft: begun._id }),
      };
      return acknowledged(await api.call(calls.products.create, { body }), t.notConfirmed);
    },
    success: t.added,
    changes: ['products'],
    refusals: 'both',
    unknowns: 'both',
    explain: refusalSentence,
    onDone: () => {
      draft.end();
      onAdded();
    },
    onRefused: (error) => {
      for (const [input, message] of inputErrors(error)) {
        form.setError(input, { type: 'server', message });
      }
    },
  });

  const saving = useAction({
    run: async (api, typed: BikeFields) => {
      const body = { ...draftBodyOf(typed), views: photos.views };
      if (!begun) return api.call(calls.drafts.create, { body });
      return api.call(calls.drafts.save, { params: { id: begun._id }, body });
    },
    success: t.draftSaved,
    changes: ['products'],
    onDone: () => {
      draft.end();
      onSaved();
    },
  });

  function saveForLater() {
    if (photos.error) toasts.error(photos.error);
    else void saving.run({ ...form.getValues(), image: [...photos.urls] });
  }

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
          form.reset({ ...beginning, image: [] });
          onStartAgain();
        }}
        onSubmit={submit}
      >
        <NewBikeFields kept={begun?.numbers} />
        <SellerFields seller={seller} />
        <SendFoot label={t.add} failure={adding.failure?.message}>
          <Button busy={saving.pending} onClick={saveForLater}>
            {t.saveForLater}
          </Button>
          <PreviewButton read={form.getValues} cover={photos.cover} />
        </SendFoot>
      </ListingForm>
    </FormProvider>
  );
}
