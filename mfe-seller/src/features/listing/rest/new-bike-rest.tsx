import { valibotResolver } from '@hookform/resolvers/valibot';
import type { emptyBike } from '@motohaat/contract/bike-fields';
import {
  type BikeFields,
  type BikeForm,
  bikeFormUpTo,
  newProductOf,
} from '@motohaat/contract/bike-form';
import * as calls from '@motohaat/contract/calls';
import type { Draft } from '@motohaat/contract/drafts';
import { highestAskingPrice } from '@motohaat/domain/price';
import { type SessionUser, usePlatform, useToasts } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { useRestMessages } from '../../../messages/listing/rest/index.ts';
import { flat, grouped } from '../field-names.ts';
import type { Kept } from '../kept.ts';
import { useListingStore } from '../listing-store.ts';
import { usePhotos } from '../photos/use-photos.ts';
import { draftBodyOf } from './draft-body.ts';
import { NewBikeFields } from './new-bike-fields.tsx';
import { withPhotos } from './photos-checked.ts';
import { PreviewButton } from './preview-button.tsx';
import { SellerFields } from './seller-fields.tsx';
import { acknowledged, inputErrors, refusalSentence } from './send-bike.ts';
import { SendFoot } from './send-foot.tsx';
import { useTiedForm } from './use-tied-form.ts';

export { lateParts } from './late-parts.ts';

const resolverUpTo = (highest: number) => withPhotos(valibotResolver(bikeFormUpTo(highest)));

type NewBikeRestProps = Kept & {
  seller: SessionUser;
  begun: Draft | undefined;
  beginning: typeof emptyBike;
  /** The server has the bike, or keeps it unfinished. */
  onDone: () => void;
};

/** What follows the first fields of a new bike, with all that checks, keeps and sends them. */
export function NewBikeRest(props: NewBikeRestProps) {
  const { seller, begun, beginning, draft, photosOf, onDone } = props;
  const { form: t } = useRestMessages();
  const toasts = useToasts();
  const store = useListingStore();
  const photos = usePhotos(photosOf);
  const { bookingFee } = usePlatform().config;
  const [resolver] = useState(() => resolverUpTo(highestAskingPrice(bookingFee)));
  const form = useForm({
    resolver,
    context: { photosError: photos.error, say: t.fieldError },
    defaultValues: { ...grouped(store.getState().texts, beginning), image: [...photos.urls] },
    shouldFocusError: false,
  });

  function leave() {
    draft.end();
    photos.endDraft();
    onDone();
  }

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
    onDone: leave,
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
    onDone: leave,
  });

  function saveForLater() {
    if (photos.error) toasts.error(photos.error);
    else void saving.run({ ...form.getValues(), image: [...photos.urls] });
  }

  const submit = form.handleSubmit(
    (bike) => adding.run(bike),
    () => toasts.error(t.lookAgain),
  );
  useTiedForm({
    form,
    photos,
    submit,
    startAgain: () => {
      form.reset({ ...beginning, image: [] });
      photos.reset(photosOf.stored);
      return flat(beginning);
    },
  });
  return (
    <>
      <NewBikeFields kept={begun?.numbers} />
      <SellerFields seller={seller} />
      <SendFoot
        label={t.add}
        failure={adding.failure?.message}
        isSending={form.formState.isSubmitting}
      >
        <Button busy={saving.pending} onClick={saveForLater}>
          {t.saveForLater}
        </Button>
        <PreviewButton read={form.getValues} cover={photos.cover} />
      </SendFoot>
    </>
  );
}
