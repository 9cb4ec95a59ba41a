import type { FactFields } from '@motohaat/contract/facts-form';
import { useLanguage } from '@motohaat/platform';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { type Choices, useChoices } from './fields/use-choices.ts';
import { impliedBy, type Implied, type Implying, impliedInputs, refilled } from './implied.ts';

const implying = ['brand', 'model', 'otherModel', 'year', 'district', 'area'] as const;

/** Fills what is implied by what is chosen, wherever nobody has written anything else. */
export function useImplied(): void {
  const { control, getValues, setValue, formState } = useFormContext<
    FactFields & Required<Implied>
  >();
  const language = useLanguage();
  const choices = useChoices();
  const typed = useWatch({ control, name: implying });
  const before = useRef(factsOf(typed));

  const fill = useEffectEvent((known: Choices, facts: Implying) => {
    const now = new Date().getFullYear();
    const was = (['en', 'bn'] as const).map((each) =>
      impliedBy(before.current, known, { language: each, now }),
    );
    const is = impliedBy(facts, known, { language, now });
    before.current = facts;
    const current = Object.fromEntries(impliedInputs.map((input) => [input, getValues(input)]));
    for (const [input, text] of Object.entries(refilled(current, was, is))) {
      setValue(input as keyof Implied, text, {
        shouldDirty: true,
        shouldValidate: formState.isSubmitted,
      });
    }
  });
  useEffect(() => {
    if (choices) fill(choices, factsOf(typed));
  }, [choices, typed]);
}

function factsOf([brand, model, otherModel, year, district, area]: readonly [
  string,
  string,
  string,
  string,
  string,
  string,
]): Implying {
  return { brand, model, otherModel, year, district, area };
}
