import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { FieldErrors, FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

import { type Texts, useListingStore } from '../listing-store.ts';
import type { Photos } from '../photos/use-photos.ts';
import { useChoices } from '../use-choices.ts';
import { useImplied } from './use-implied.ts';
import { type SaidBefore, useWarnings } from './use-warnings.ts';

type Tie<Fields extends FieldValues, Context, Checked> = {
  form: UseFormReturn<Fields, Context, Checked>;
  photos: Photos;
  before?: SaidBefore;
  submit: () => Promise<unknown>;
  /** Puts back what the form began with, which are these texts. */
  startAgain: () => Texts;
};

/**
 * Ties the code of forms to the fields, some of which were there before it: what is typed goes on to it,
 * and what it finds wrong comes back.
 */
export function useTiedForm<Fields extends FieldValues, Context, Checked>(
  tie: Tie<Fields, Context, Checked>,
): void {
  const { form, photos, before = {} } = tie;
  const store = useListingStore();
  const choices = useChoices();
  const warnings = useWarnings(before);
  const { errors, isSubmitted, submitCount } = form.formState;

  const set = useEffectEvent((name: string, value: unknown) =>
    form.setValue(name as Path<Fields>, value as PathValue<Fields, Path<Fields>>, {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    }),
  );
  const submit = useEffectEvent(() => void tie.submit());
  const startAgain = useEffectEvent(() => store.setState({ texts: tie.startAgain() }));
  const { add } = photos;
  useLayoutEffect(() => {
    store.setState({
      write(input, text) {
        store.setState(({ texts }) => ({ texts: { ...texts, [input]: text } }));
        set(input, text);
      },
      add,
      submit: () => submit(),
      startAgain: () => startAgain(),
    });
    for (const { files, view } of store.getState().held) add(files, view);
    store.setState({ held: [] });
    return () => {
      const { texts, late } = store.getState();
      store.setState({ ...store.getInitialState(), texts, late });
    };
  }, [store, add]);

  useLayoutEffect(() => {
    store.setState({ photos, choices, warnings, submitCount, errors: sentencesOf(errors) });
  });

  const { urls } = photos;
  useEffect(() => set('image', [...urls]), [urls]);
  useImplied();
}

/** The sentences of errors by the whole names of their inputs. */
function sentencesOf(errors: FieldErrors, group = ''): Texts {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => {
      if (!error) return [];
      // The errors of a group stand within it.
      const { type, message } = error;
      return typeof type === 'string'
        ? [[group + name, typeof message === 'string' ? message : '']]
        : Object.entries(sentencesOf(error as FieldErrors, `${group}${name}.`));
    }),
  );
}
