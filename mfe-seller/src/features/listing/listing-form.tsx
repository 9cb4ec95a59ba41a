import type { Draft } from '@motohaat/platform/use-draft';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';

import { CompletenessRing } from './completeness.tsx';
import { firstMistake } from './mistakes.ts';
import type { PhotosOfBike, RenderPhotos } from './photos.ts';
import { Restored } from './restored.tsx';

import styles from './form.module.css';

type ListingFormProps = {
  draft: Draft;
  photos: PhotosOfBike;
  renderPhotos: RenderPhotos;
  /** Puts back what the form began with. */
  onStartAgain: () => void;
  onSubmit: () => Promise<unknown>;
  children: ReactNode;
};

/**
 * What the forms of a listing have in common, within the context of a form whose photos are `image`:
 * what is typed outlives a reload, photos come from beside, and the first mistake takes the focus.
 */
export function ListingForm(props: ListingFormProps) {
  const { draft, photos, renderPhotos, onStartAgain, onSubmit, children } = props;
  const { control, setValue, formState } = useFormContext<{ image: string[] }>();
  const { errors, isSubmitted, submitCount } = formState;
  const element = useRef<HTMLFormElement>(null);
  const [isRestored, setRestored] = useState(draft.isRestored || photos.isRestored);
  const image = useController({ control, name: 'image' });
  const typed = useWatch({ control });

  const takePhotos = useEffectEvent(({ urls }: PhotosOfBike) =>
    setValue('image', [...urls], { shouldValidate: isSubmitted }),
  );
  useEffect(() => takePhotos(photos), [photos]);

  // What is chosen or filled in for somebody is no event of the form.
  const keep = useEffectEvent((_typed: unknown) => {
    if (element.current) draft.keep({ currentTarget: element.current });
  });
  useEffect(() => keep(typed), [typed]);

  useEffect(() => {
    if (submitCount > 0) firstMistake(element.current)?.focus();
  }, [submitCount]);

  function startAgain() {
    onStartAgain();
    setRestored(false);
    draft.drop();
    // The button has gone.
    element.current?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.layout}>
      <aside className={styles.aside}>
        <CompletenessRing />
      </aside>
      <form
        ref={element}
        tabIndex={-1}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void onSubmit();
        }}
      >
        {isRestored && <Restored onStartAgain={startAgain} />}
        {renderPhotos({ error: errors.image?.message, ref: image.field.ref })}
        {children}
      </form>
    </div>
  );
}
