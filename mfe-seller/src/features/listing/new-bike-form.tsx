import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  BikeForm,
  maximumBikeNameLength,
  maximumLocationLength,
  newProductOf,
  emptyBike,
} from '@motohaat/contract/bike-form';
import * as calls from '@motohaat/contract/calls';
import { categoryIds, conditions } from '@motohaat/domain/listing';
import { type SessionUser, useToasts } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { useDraft } from '@motohaat/platform/use-draft';
import { Button } from '@motohaat/ui/button';
import { Failure } from '@motohaat/ui/failure';
import { Field } from '@motohaat/ui/field';
import { RadioGroup } from '@motohaat/ui/radio-group';
import { Select, TextInput } from '@motohaat/ui/text-input';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useController, useForm, useWatch } from 'react-hook-form';

import { useListingMessages } from '../../messages/listing/index.ts';
import { Counter } from './counter.tsx';
import { MessageField } from './message-field.tsx';
import { type RenderPhotos, type PhotosOfBike, withPhotos } from './photos.ts';
import { PriceField } from './price-field.tsx';
import { PriceWarning } from './price-warning.tsx';
import { Restored } from './restored.tsx';
import { acknowledged, inputErrors, refusalSentence } from './send-bike.ts';
import { YearsField } from './years-field.tsx';

import styles from './form.module.css';

const resolver = withPhotos(valibotResolver(BikeForm));
const { papers: emptyPapers, ...emptyInputs } = emptyBike;

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
 * The specification's add-product form. What is typed outlives a reload and a lost connection, until
 * the server has it.
 */
export function NewBikeForm(props: NewBikeFormProps) {
  const { seller, photos, renderPhotos, onStartAgain, onAdded } = props;
  const { form: t } = useListingMessages();
  const toasts = useToasts();
  const element = useRef<HTMLFormElement>(null);
  const draft = useDraft(`bike.${seller.id}`, emptyInputs, 'device');
  const [isRestored, setRestored] = useState(draft.isRestored || photos.isRestored);
  const form = useForm({
    resolver,
    context: { photosError: photos.error, say: t.fieldError },
    defaultValues: { ...draft.values, papers: emptyPapers, image: [...photos.urls] },
  });
  const { control, register, setValue } = form;
  const image = useController({ control, name: 'image' });
  const { errors, isSubmitting, isSubmitted } = form.formState;
  const typed = useWatch({ control }) as typeof emptyBike;

  const takePhotos = useEffectEvent(({ urls }: PhotosOfBike) =>
    setValue('image', [...urls], { shouldValidate: isSubmitted }),
  );
  useEffect(() => takePhotos(photos), [photos]);

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
      for (const [place, [input, message]] of inputErrors(error).entries()) {
        form.setError(input, { type: 'server', message }, { shouldFocus: place === 0 });
      }
    },
  });

  function startAgain() {
    form.reset({ ...emptyBike, image: [] });
    setRestored(false);
    draft.drop();
    onStartAgain();
    // The button has gone.
    element.current?.focus({ preventScroll: true });
  }

  const submit = form.handleSubmit(
    (bike) => adding.run(bike),
    () => toasts.error(t.lookAgain),
  );
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
      <Field
        label={t.name}
        help={<Counter text={typed.productName} longest={maximumBikeNameLength} />}
        error={errors.productName?.message}
      >
        <TextInput autoComplete="off" {...register('productName')} />
      </Field>
      <div className={styles.pair}>
        <Field label={t.category} error={errors.category?.message}>
          <Select {...register('category')}>
            <option value="">{t.chooseCategory}</option>
            {categoryIds.map((id) => (
              <option key={id} value={id}>
                {t.categories[id]}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label={t.location}
          help={<Counter text={typed.location} longest={maximumLocationLength} />}
          error={errors.location?.message}
        >
          <TextInput autoComplete="off" {...register('location')} />
        </Field>
      </div>
      <RadioGroup
        label={t.condition}
        options={conditions.map((value) => ({ value, label: t.conditions[value] }))}
        error={errors.condition?.message}
        {...register('condition')}
      />
      <div className={styles.group}>
        <div className={styles.pair}>
          <PriceField
            label={t.buyingPrice}
            text={typed.originalprice}
            error={errors.originalprice?.message}
            input={register('originalprice')}
          />
          <PriceField
            label={t.askingPrice}
            text={typed.resaleprice}
            error={errors.resaleprice?.message}
            input={register('resaleprice')}
          />
        </div>
        <PriceWarning original={typed.originalprice} asking={typed.resaleprice} />
      </div>
      <div className={styles.pair}>
        <YearsField
          label={t.used}
          help={t.usedHelp}
          text={typed.used}
          error={errors.used?.message}
          input={register('used')}
        />
        <YearsField
          label={t.warranty}
          help={t.warrantyHelp}
          text={typed.warranty}
          error={errors.warranty?.message}
          input={register('warranty')}
        />
      </div>
      <MessageField
        text={typed.message}
        error={errors.message?.message}
        input={register('message')}
      />
      <div className={styles.pair}>
        <Field label={t.sellerName}>
          <TextInput disabled className={styles.fixed} value={seller.name || t.noName} />
        </Field>
        <Field label={t.sellerEmail}>
          <TextInput disabled className={styles.fixed} value={seller.email} />
        </Field>
      </div>
      <div className={styles.foot}>
        <Failure message={adding.failure?.message} />
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {t.add}
        </Button>
      </div>
    </form>
  );
}
