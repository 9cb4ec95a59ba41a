import { useLanguage } from '@motohaat/platform';
import { useEffect, useEffectEvent, useRef } from 'react';

import { useListing } from '../listing-store.ts';
import type { Choices } from '../use-choices.ts';
import { impliedBy, type Implied, impliedInputs, type Implying, refilled } from './implied.ts';

/** Fills what is implied by what is chosen, wherever nobody has written anything else. */
export function useImplied(): void {
  const language = useLanguage();
  const texts = useListing((state) => state.texts);
  const choices = useListing((state) => state.choices);
  const write = useListing((state) => state.write);
  const { brand = '', model = '', otherModel = '', year = '', district = '', area = '' } = texts;
  const before = useRef<Implying>({ brand, model, otherModel, year, district, area });

  const fill = useEffectEvent((known: Choices, facts: Implying) => {
    const now = new Date().getFullYear();
    const was = (['en', 'bn'] as const).map((each) =>
      impliedBy(before.current, known, { language: each, now }),
    );
    const is = impliedBy(facts, known, { language, now });
    before.current = facts;
    const current = Object.fromEntries(impliedInputs.map((input) => [input, texts[input]]));
    for (const [input, text] of Object.entries(refilled(current, was, is))) {
      write(input as keyof Implied, text);
    }
  });
  useEffect(() => {
    if (choices) fill(choices, { brand, model, otherModel, year, district, area });
  }, [choices, brand, model, otherModel, year, district, area]);
}
