import { colours } from '@motohaat/domain/bike-facts';
import { useState } from 'react';

import { useListingMessages } from '../../../messages/listing/index.ts';
import { focusInput, useField, useListing } from '../listing-store.ts';
import { ChoiceField } from './choice-field.tsx';
import { LineField } from './line-field.tsx';
import { NumberField } from './number-field.tsx';
import { Pair } from './section.tsx';
import { StatedSelect } from './stated-select.tsx';

/** What bike it is: brand, model, year, engine, colour. */
export function WhatBike() {
  const { facts: t } = useListingMessages();
  const { text: brand } = useField('brand');
  const { text: otherModel, error: otherModelError } = useField('otherModel');
  const set = useListing(({ write }) => write);
  const choices = useListing((state) => state.choices);
  const models = choices?.modelChoices().filter((each) => !brand || each.brand.slug === brand);
  const [wantsOther, setWantsOther] = useState(false);
  const isOther = wantsOther || otherModel !== '' || otherModelError !== undefined;

  function forgetOther() {
    setWantsOther(false);
    set('otherModel', '');
  }

  function writeOther(text: string) {
    setWantsOther(true);
    set('model', '');
    set('otherModel', text);
    // It has to be drawn first.
    if (!text) requestAnimationFrame(() => focusInput('otherModel'));
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
      {isOther && <LineField name="otherModel" label={t.otherModel} help={t.otherModelHelp} />}
      <Pair>
        <NumberField name="year" label={t.year} help={t.yearHelp} />
        <NumberField name="cc" label={t.cc} help={t.ccHelp} />
      </Pair>
      <StatedSelect
        name="colour"
        label={t.colour}
        options={colours.map((colour) => [colour, t.colours[colour]])}
      />
    </>
  );
}
