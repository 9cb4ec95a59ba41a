import { valibotResolver } from '@hookform/resolvers/valibot';
import { announceChange } from '@motohaat/api/buying-changes';
import { EditForm, editProductOf } from '@motohaat/contract/bike-form';
import * as calls from '@motohaat/contract/calls';
import type { MyProduct } from '@motohaat/contract/selling';
import { usePlatform } from '@motohaat/platform';
import { Button, ButtonLink } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';

import { links } from '../../links.ts';
import { MessageField } from './message-field.tsx';
import { type RenderPhotos, type PhotosOfBike, withPhotos } from './photos.ts';
import { PriceField } from './price-field.tsx';
import { PriceWarning } from './price-warning.tsx';
import { bikeOutcome } from './send-bike.ts';

import styles from './form.module.css';

const resolver = withPhotos(valibotResolver(EditForm));

type EditBikeFormProps = {
  /** As it was when the form was filled. */
  product: MyProduct;
  photos: PhotosOfBike;
  renderPhotos: RenderPhotos;
  /** Fills the form anew from what the server has. */
  onReload: () => void;
  onSaved: () => void;
};

/** Price, description and photos, for as long as nobody has booked the bike. */
export function EditBikeForm(props: EditBikeFormProps) {
  const { photos, renderPhotos, onReload, onSaved } = props;
  const { api, toasts } = usePlatform();
  const client = useQueryClient();
  // The list behind it may be read again while somebody writes: the version must stay with the text.
  const [product] = useState(props.product);
  const [failure, setFailure] = useState<{ message: string; isConflict: boolean }>();
  const form = useForm({
    resolver,
    context: { photosFault: photos.fault },
    defaultValues: {
      resaleprice: String(product.resalePrice),
      message: product.description,
      image: [...photos.urls],
    },
  });
  const { control, register, setValue } = form;
  const image = useController({ control, name: 'image' });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const [asking, message] = useWatch({ control, name: ['resaleprice', 'message'] });

  const takePhotos = useEffectEvent(({ urls }: PhotosOfBike) =>
    setValue('image', [...urls], { shouldValidate: isSubmitted }),
  );
  useEffect(() => takePhotos(photos), [photos]);

  async function save(bike: EditForm) {
    setFailure(undefined);
    const body = editProductOf(bike, product.version);
    const act = api.call(calls.products.edit, { params: { id: product._id }, body });
    const outcome = await bikeOutcome(act, 'Saved.');
    if (outcome.status === 'done') {
      toasts.success(outcome.message);
      void announceChange(client);
      return onSaved();
    }
    for (const [input, fault] of outcome.faults) {
      if (input === 'resaleprice' || input === 'message' || input === 'image') {
        form.setError(input, { type: 'server', message: fault }, { shouldFocus: true });
      }
    }
    setFailure(outcome);
    return toasts.error(outcome.message);
  }

  const submit = form.handleSubmit(save);
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {renderPhotos({ error: errors.image?.message, ref: image.field.ref })}
      <div className={styles.group}>
        <PriceField
          label="Asking Price"
          text={asking}
          error={errors.resaleprice?.message}
          input={register('resaleprice')}
        />
        <PriceWarning original={product.originalPrice} asking={asking} />
      </div>
      <MessageField text={message} error={errors.message?.message} input={register('message')} />
      <div className={styles.foot}>
        <Failure message={failure?.message} />
        <div className={styles.acts}>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            Save changes
          </Button>
          {failure?.isConflict && <Button onClick={onReload}>Load it again</Button>}
          <ButtonLink variant="quiet" to={links.href('my-bikes')}>
            Back to My Products
          </ButtonLink>
        </div>
      </div>
    </form>
  );
}
