import * as calls from '@motohaat/contract/calls';
import type { OtherModel } from '@motohaat/contract/other-models';
import { bikeSlug } from '@motohaat/domain/slug';
import { useApi } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { Field } from '@motohaat/ui/field';
import { TextInput } from '@motohaat/ui/text-input';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router-dom';

import { links } from '../../links.ts';
import { useModelsMessages } from '../../messages/models/index.ts';
import { AddModelDialog } from './add-model-dialog.tsx';
import { changedByDecision, modelsNamedQuery } from './models.queries.ts';

import styles from './models.module.css';

/** Words of sellers, what they may mean, and what can be made of them. */
export function OtherModelCard({ written }: { written: OtherModel }) {
  const t = useModelsMessages();
  const { key, words, brand, bikes, examples, near } = written;
  const id = useId();
  const [isOpen, setOpen] = useState<'another' | 'add'>();
  const mapping = useAction({
    run: (api, model: string) => api.call(calls.otherModels.map, { body: { key, model } }),
    success: ({ model, state }) => {
      const said = t.mapped(words, `${model.brand.name} ${model.name}`);
      return state === 'taking' ? `${said} ${t.going}` : said;
    },
    changes: changedByDecision,
  });
  const map = (model: string, name: string) => (
    <Button
      key={model}
      variant="primary"
      blocked={mapping.pending}
      aria-describedby={id}
      onClick={() => void mapping.run(model)}
    >
      {t.itIs(name)}
    </Button>
  );
  return (
    <article className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.name}>
        {words}
      </h2>
      <p className={styles.facts}>
        <span>{t.inUse(bikes)}</span>
        {brand && <span>{t.ofBrand(brand.name)}</span>}
      </p>
      {examples.length > 0 && (
        <p className={styles.facts}>
          <span>{t.examples}</span>
          {examples.map(({ _id, name }) => (
            <Link key={_id} to={links.href('bike', { id: _id, slug: bikeSlug(name) })}>
              {name}
            </Link>
          ))}
        </p>
      )}
      <div className={styles.actions}>
        {near.map(({ slug, name, brand: of }) => map(slug, `${of.name} ${name}`))}
        <Button
          aria-describedby={id}
          aria-expanded={isOpen === 'another'}
          onClick={() => setOpen(isOpen === 'another' ? undefined : 'another')}
        >
          {t.another}
        </Button>
        <Button aria-describedby={id} onClick={() => setOpen('add')}>
          {t.add}
        </Button>
      </div>
      {isOpen === 'another' && <AnotherModel renderModel={map} />}
      {isOpen === 'add' && <AddModelDialog written={written} onClose={() => setOpen(undefined)} />}
    </article>
  );
}

type AnotherModelProps = { renderModel: (slug: string, name: string) => ReactNode };

/** Finds any model of the catalogue by its name. */
function AnotherModel({ renderModel }: AnotherModelProps) {
  const t = useModelsMessages();
  const [typed, setTyped] = useState('');
  const { data = [], isSuccess } = useQuery(modelsNamedQuery(useApi(), typed.trim()));
  return (
    <>
      <Field label={t.another} help={t.anotherHelp}>
        <TextInput
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <output aria-label={t.found} className={styles.actions}>
        {data.map(({ slug, name, of }) => renderModel(slug, `${of ?? ''} ${name}`.trim()))}
        {isSuccess && data.length === 0 && <span>{t.none}</span>}
      </output>
    </>
  );
}
