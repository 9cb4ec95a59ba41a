import type { FactFields } from '@motohaat/contract/facts-form';
import { colours } from '@motohaat/domain/bike-facts';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';

import { useListingMessages } from '../../../messages/listing/index.ts';
import { ChoiceField } from './choice-field.tsx';
import { LineField } from './line-field.tsx';
import { NumberField } from './number-field.tsx';
import { Pair } from './section.tsx';
import { StatedSelect } from './stated-select.tsx';
import { useChoices } from './use-choices.ts';
import { useDoubts } from './use-doubts.ts';

/** What bike it is: brand, model, year, engine, colour. */
export function WhatBike() {
  const { facts: t } = useListingMessages();
  const { control, register, setValue, setFocus, formState } = useFormContext<FactFields>();
  const { errors, isSubmitted } = formState;
  const [brand, otherModel] = useWatch({ control, name: ['brand', 'otherModel'] });
  const choices = useChoices();
  const doubts = useDoubts();
  const set = (name: 'brand' | 'model' | 'otherModel', value: string) =>
    setValue(name, value, { shouldDirty: true, shouldValidate: isSubmitted });
  const models = choices?.modelChoices().filter((each) => !brand || each.brand.slug === brand);
  const [wantsOther, setWantsOther] = useState(false);
  const isOther = wantsOther || otherModel !== '' || errors.otherModel !== undefined;

  function forgetOther() {
    setWantsOther(false);
    set('otherModel', '');
  }

  function writeOther(text: string) {
    setWantsOther(true);
    set('model', '');
    set('otherModel', text);
    // It has to be drawn first.
    if (!text) requestAnimationFrame(() => setFocus('otherModel'));
  }

  return (
    <>
      <Pair>
        <ChoiceField
          name="brand"
          label={t.brand}
          choices={choices?.brandChoices()}
          onChoose={(slug) => {
            if (slug !== brand) set('model', '');
            if (slug) forgetOther();
          }}
          other={t.other}
          onOther={(text) => {
            set('brand', '');
            writeOther(text);
          }}
        />
        <ChoiceField
          name="model"
          label={t.model}
          choices={models?.map((each) => (brand ? each : { ...each, of: each.brand.name }))}
          onChoose={(slug) => {
            const found = models?.find((each) => each.slug === slug);
            if (!found) return;
            set('brand', found.brand.slug);
            forgetOther();
          }}
          other={t.other}
          onOther={writeOther}
        />
      </Pair>
      {isOther && (
        <LineField
          label={t.otherModel}
          help={t.otherModelHelp}
          text={otherModel}
          error={errors.otherModel?.message}
          input={register('otherModel')}
        />
      )}
      <Pair>
        <NumberField
          label={t.year}
          help={t.yearHelp}
          error={errors.year?.message}
          doubt={doubts.year}
          input={register('year')}
        />
        <NumberField
          label={t.cc}
          help={t.ccHelp}
          error={errors.cc?.message}
          doubt={doubts.cc}
          input={register('cc')}
        />
      </Pair>
      <StatedSelect
        label={t.colour}
        error={errors.colour?.message}
        options={colours.map((colour) => [colour, t.colours[colour]])}
        input={register('colour')}
      />
    </>
  );
}
