import type { LandingGroup } from '@motohaat/contract/landing';
import { english } from '@motohaat/domain/formats-en';
import { kilometres } from '@motohaat/domain/in-words';

const { number, plural, taka } = english;

const bikes = (count: number) => plural(count, { one: 'bike', other: 'bikes' });

/** What a page is of; at least one of these. */
export type Of = {
  /** A brand, model or kind. */
  what: string | null;
  isKind: boolean;
  where: string | null;
};
type Span = { from: number; to: number };
type Price = { least: number; most: number };

const called = ({ what, isKind }: Of, count: number) => {
  if (!what) return `used ${bikes(count)}`;
  return isKind ? `used ${bikes(count)} (${what})` : `used ${what} ${bikes(count)}`;
};
const prices = ({ least, most }: Price) =>
  least === most ? `for ${taka(least)}` : `from ${taka(least)} to ${taka(most)}`;
const span = ({ from, to }: Span, write: (value: number) => string) =>
  from === to ? write(from) : `${write(from)} to ${write(to)}`;

export const messages = {
  way: 'Breadcrumbs',
  loading: 'Loading the page',
  /** What the page is called. */
  title: (of: Of) => {
    const place = of.where === null ? '' : ` in ${of.where}`;
    return of.isKind ? `${of.what}: used bikes${place}` : `U${called(of, 2).slice(1)}${place}`;
  },
  head: {
    title: (title: string, least: number | undefined) =>
      least === undefined ? title : `${title} from ${taka(least)}`,
    description: (
      of: Of,
      { count, price, years }: { count: string; price: Price | null; years: Span | null },
    ) =>
      `${count} ${called(of, 2)} on sale${of.where === null ? '' : ` in ${of.where}`}${price ? ` ${prices(price)}` : ''}${years ? `, most of ${span(years, String)}` : ''}. Photos, papers and the asking price of each.`,
  },
  count: (count: number, isAbout: boolean) => `${isAbout ? '~' : ''}${number(count)}`,
  /** How many there are, and for what. */
  lead: (
    of: Of,
    { bikes: count, about }: { bikes: number; about: boolean },
    price: Price | null,
  ) => {
    const place = of.where ?? 'Bangladesh';
    if (count === 0) return `No ${called(of, 1)} is on sale in ${place} at the moment.`;
    const are = count === 1 ? 'is' : 'are';
    return `${about ? 'About ' : ''}${number(count)} ${called(of, count)} ${are} on sale in ${place}${price ? `, ${prices(price)}` : ''}.`;
  },
  figures: {
    middle: 'Half of them cost',
    inMiddle: (median: number) => `${taka(median)} in the middle`,
    years: 'Usual years',
    km: 'Usual kilometres',
    usual: 'In all of Bangladesh',
    usualOf: (count: number) =>
      `asked or paid for half of ${number(count)} such bikes within a year`,
    taka: (of: Span) => span(of, taka),
    year: (of: Span) => span(of, String),
    kilometres: ({ from, to }: Span) =>
      from === to ? kilometres(from) : `${number(from)} to ${kilometres(to)}`,
  },
  filter: 'Filter and sort these bikes',
  first: 'Back to the first bikes',
  groups: {
    models: 'Models',
    districts: 'By district',
    nearby: 'Next to it',
    brands: 'Brands',
    kinds: 'Kinds',
  } satisfies Record<LandingGroup['of'], string>,
  all: {
    title: 'Brands, models and districts',
    short: 'Used bikes',
    lead: 'What is on sale now, by make and by place; beside each how many there are.',
    description:
      'Used motorbikes in Bangladesh by brand, model and district: how many are on sale of each, what they cost, and all of them with photos and papers.',
    none: 'No brand has several bikes on sale yet.',
    search: 'Search all bikes',
  },
};

export type Messages = typeof messages;
