import type { Facets } from '@motohaat/contract/search';
import { categoryIds, categoryNames, conditions } from '@motohaat/domain/listing';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useHref } from 'react-router-dom';

import { links } from '../../links.ts';
import { useMessages } from '../../messages/index.ts';
import { useSearchMessages } from '../../messages/search/index.ts';
import { queryOf, readSearch, type Search, textOfSaid } from './address.ts';
import { type Range, ranges, valuesOf } from './chips.ts';
import { ChooseContext } from './choose.ts';
import { FilterGroup } from './filter-group.tsx';
import { FilterRow } from './filter-row.tsx';
import { LimitLinks } from './limit-links.tsx';
import { type NamedFilter, type NameOf } from './names.ts';
import { NearbyLink } from './nearby-link.tsx';
import { NumberField } from './number-field.tsx';
import { ValueList } from './value-list.tsx';

import styles from './filter-form.module.css';

type FilterFormProps = {
  id?: string;
  /** What is chosen, with the words that were understood. */
  search: Search;
  /** Counts, as soon as they are known. */
  facets: Facets | undefined;
  /** Whether they are on their way: what will stand there has its place. */
  isCounting: boolean;
  nameOf: NameOf;
  /** Something was chosen or taken off; a number counts when its field is left. */
  onChange: (search: Search) => void;
  onSubmit: (search: Search) => void;
  /** The foot of the form: its buttons. */
  children: ReactNode;
};

const marks = [
  ['papers', 'complete'],
  ['verified', '1'],
  ['photos', '1'],
  ['advertised', '1'],
] as const;
const named: readonly NamedFilter[] = ['brand', 'model'];
const ownersOffered = ['1', '2', '3'];

/**
 * All filters of a search. To a browser without our code, and until that is there, it is a form like any
 * other, which leads to the address of what it says.
 */
export function FilterForm(props: FilterFormProps) {
  const { id, facets, isCounting, nameOf, onSubmit, children } = props;
  const [search, setSearch] = useShown(props.search);
  const t = useSearchMessages();
  const { category } = useMessages();
  const countOf = (name: keyof Facets, value: string) =>
    facets?.[name]?.find((each) => each.value === value) ?? (facets?.[name] && noBikes);
  const { filters } = search;
  const take = (next: Search) => {
    if (queryOf(next) === queryOf(search)) return;
    setSearch(next);
    props.onChange(next);
  };
  const choose = (form: HTMLFormElement | null) => {
    if (form) take(saidBy(form));
  };
  const range = (name: Range) => (
    <NumberRange range={name} search={search}>
      <LimitLinks {...{ range: name, search, facets, isCounting }} onTake={take} />
    </NumberRange>
  );

  return (
    <form
      id={id}
      action={useHref(links.href('search'))}
      aria-label={t.filters.title}
      className={styles.form}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        onSubmit(saidBy(event.currentTarget));
      }}
    >
      <ChooseContext value={choose}>
        <FilterGroup title={t.names.kind}>
          {categoryIds.map((kind) => (
            <FilterRow
              key={kind}
              name="kind"
              value={String(kind)}
              label={category.name(String(kind), categoryNames[kind])}
              checked={filters.kind?.includes(kind) ?? false}
              count={countOf('kind', String(kind))}
            />
          ))}
        </FilterGroup>
        {named.map((name) => (
          <ValueList key={name} {...{ name, filters, facets, isCounting, nameOf }} />
        ))}
        {range('price')}
        <ValueList name="district" {...{ filters, facets, isCounting, nameOf }}>
          <NearbyLink search={search} facets={facets} nameOf={nameOf} onTake={take} />
        </ValueList>
        {range('year')}
        {range('km')}
        {range('cc')}
        <FilterGroup title={t.names.condition}>
          {conditions.map((condition) => (
            <FilterRow
              key={condition}
              name="condition"
              value={condition}
              label={t.conditions[condition]}
              checked={filters.condition?.includes(condition) ?? false}
              count={countOf('condition', condition)}
            />
          ))}
        </FilterGroup>
        <FilterGroup title={t.names.owners}>
          <FilterRow
            type="radio"
            name="owners"
            value=""
            label={t.filters.any}
            checked={filters.owners === undefined}
          />
          {[...new Set([...ownersOffered, ...valuesOf(filters, 'owners')])].map((most) => (
            <FilterRow
              key={most}
              type="radio"
              name="owners"
              value={most}
              label={t.owners(Number(most))}
              checked={String(filters.owners) === most}
              count={countOf('owners', most)}
            />
          ))}
        </FilterGroup>
        <FilterGroup title={t.marks.title}>
          {marks.map(([name, value]) => (
            <FilterRow
              key={name}
              name={name}
              value={value}
              label={t.marks[name]}
              checked={filters[name] !== undefined}
              count={countOf(name, value)}
            />
          ))}
        </FilterGroup>
      </ChooseContext>
      <div className={styles.foot}>{children}</div>
      <input type="hidden" name="q" value={search.q} />
      {[...new Set(search.said?.map(textOfSaid))].map((text) => (
        <input key={text} type="hidden" name="said" value={text} />
      ))}
    </form>
  );
}

/** What was chosen shows at once, before it is the search that the page makes. */
function useShown(search: Search): [Search, (search: Search) => void] {
  // What words mean comes later than the words.
  const key = [queryOf(search), ...(search.said ?? []).map(textOfSaid)].join('&');
  const [shown, setShown] = useState({ key, search });
  return [shown.key === key ? shown.search : search, (next) => setShown({ key, search: next })];
}

const noBikes = { count: 0, about: false };

type NumberRangeProps = { range: Range; search: Search; children: ReactNode };

/** A pair of numbers, of which either may be left open. */
function NumberRange({ range, search, children }: NumberRangeProps) {
  const t = useSearchMessages();
  const [least, most] = ranges[range];
  const { title, write } = t.ranges[range];
  return (
    <FilterGroup title={title} className={styles.range}>
      {least && (
        <NumberField
          name={least}
          label={t.filters.from}
          value={search.filters[least]}
          write={write}
        />
      )}
      <NumberField name={most} label={t.filters.to} value={search.filters[most]} write={write} />
      {children}
    </FilterGroup>
  );
}

/** The search that a form says, with all that belongs to it. */
export function saidBy(form: HTMLFormElement): Search {
  const address = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') address.append(name, value);
  }
  return readSearch(address).search;
}
