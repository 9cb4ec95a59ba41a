import { valibotResolver } from '@hookform/resolvers/valibot';
import { EditForm, editProductOf } from '@motohaat/contract/bike-form';
import * as calls from '@motohaat/contract/calls';
import type { MyProduct } from '@motohaat/contract/selling';
import { useAction } from '@motohaat/platform/use-action';
import { useDraft } from '@motohaat/platform/use-draft';
import { Button, ButtonLink } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';

import { links } from '../../links.ts';
import { useListingMessages } from '../../messages/listing/index.ts';
import { MessageField } from './message-field.tsx';
import { type RenderPhotos, type PhotosOfBike, withPhotos } from './photos.ts';
import { PriceField } from './price-field.tsx';
import { PriceWarning } from './price-warning.tsx';
import { Restored } from './restored.tsx';
import { acknowledged, inputErrors, isConflict, refusalSentence } from './send-bike.ts';

import styles from './form.module.css';

const resolver = withPhotos(valibotResolver(EditForm));

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

/** Price, description and photos, for as long as nobody has booked the bike. */
export function EditBikeForm(props: EditBikeFormProps) {
  const { photos, renderPhotos, onStartAgain, onReload, onSaved } = props;
  const { backToProducts, form: t } = useListingMessages();
  // The list behind it may be read again while somebody writes: the version must stay with the text.
  const [product] = useState(props.product);
  const [needsReload, setNeedsReload] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const stored = { resaleprice: String(product.resalePrice), message: product.description };
  // What was written for an earlier version would undo what has changed since.
  const draft = useDraft(`edit-bike.${product._id}.${product.version}`, stored);
  const [isRestored, setRestored] = useState(draft.isRestored || photos.isRestored);
  const form = useForm({
    resolver,
    context: { photosError: photos.error, say: t.fieldError },
    defaultValues: { ...draft.values, image: [...photos.urls] },
  });
  const { control, register, setValue } = form;
  const image = useController({ control, name: 'image' });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const [asking, message] = useWatch({ control, name: ['resaleprice', 'message'] });

  const takePhotos = useEffectEvent(({ urls }: PhotosOfBike) =>
    setValue('image', [...urls], { shouldValidate: isSubmitted }),
  );
  useEffect(() => takePhotos(photos), [photos]);

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
      draft.drop();
      onSaved();
    },
    onRefused: (error) => {
      setNeedsReload(isConflict(error));
      for (const [input, wrong] of inputErrors(error)) {
        if (input === 'resaleprice' || input === 'message' || input === 'image') {
          form.setError(input, { type: 'server', message: wrong }, { shouldFocus: true });
        }
      }
    },
  });

  function startAgain() {
    form.reset({ ...stored, image: [] });
    setRestored(false);
    draft.drop();
    onStartAgain();
    // The button has gone.
    element.current?.focus({ preventScroll: true });
  }

  const submit = form.handleSubmit((bike) => saving.run(bike));
  return (
    <form
      ref={element}
      tabIndex={-1}
      className={styles.form}
      noValidate
      onChange={draft.keep}
      onSubmit={(event) => void submit(event)}
    >
      {isRestored && <Restored onStartAgain={startAgain} />}
      {renderPhotos({ error: errors.image?.message, ref: image.field.ref })}
      <div className={styles.group}>
        <PriceField
          label={t.askingPrice}
          text={asking}
          error={errors.resaleprice?.message}
          input={register('resaleprice')}
        />
        <PriceWarning original={product.originalPrice} asking={asking} />
      </div>
      <MessageField text={message} error={errors.message?.message} input={register('message')} />
      <div className={styles.foot}>
        <Failure message={saving.failure?.message} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" busy={isSubmitting}>
            {t.save}
          </Button>
          {saving.failure && needsReload && <Button onClick={onReload}>{t.reload}</Button>}
          <ButtonLink variant="quiet" to={links.href('my-bikes')}>
            {backToProducts}
          </ButtonLink>
        </div>
      </div>
    </form>
  );
}
