/** A thing of https://schema.org, as JSON-LD has it. */
type Thing = Record<string, unknown>;

/**
 * What a type must say to be of use, from schema.org and from what search engines ask for
 * (Google Search Central, "Structured data: feature guides").
 */
const needed: Readonly<Record<string, readonly string[]>> = {
  Article: ['headline', 'image', 'datePublished', 'author'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  ContactPoint: ['contactType', 'email'],
  EngineSpecification: ['engineDisplacement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'item'],
  Motorcycle: ['name', 'itemCondition'],
  Offer: ['url', 'price', 'priceCurrency', 'availability', 'itemCondition'],
  Organization: ['name', 'url'],
  Person: ['name'],
  Product: ['name', 'image', 'offers'],
  QuantitativeValue: ['value', 'unitCode'],
  WebSite: ['name', 'url'],
};

const isAddress = (value: unknown) => typeof value === 'string' && /^https?:\/\//.test(value);
const isDay = (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const forms: Readonly<Record<string, (value: unknown) => boolean>> = {
  '@id': isAddress,
  url: isAddress,
  image: (value) => (Array.isArray(value) ? value.every(isAddress) : isAddress(value)),
  logo: isAddress,
  availability: isAddress,
  itemCondition: isAddress,
  item: (value) => isAddress(value) || isThing(value),
  position: (value) => Number.isInteger(value),
  price: (value) => typeof value === 'number' && value > 0,
  priceCurrency: (value) => typeof value === 'string' && /^[A-Z]{3}$/.test(value),
  datePublished: isDay,
  dateModified: isDay,
};

/** Its text holds no `<`. */
const dataScript = /<script type="application\/ld\+json">([^<]*)<\/script>/g;

/**
 * Reads the structured data of a page as a search engine does.
 *
 * @returns the types of the things that it describes, and what is wrong with them, in phrases
 */
export function readStructuredData(html: string): { types: string[]; faults: string[] } {
  const things = [...html.matchAll(dataScript)].flatMap(([, text = '']) => {
    const data = JSON.parse(text) as Thing;
    return data['@context'] === 'https://schema.org' ? thingsIn(data['@graph'] ?? data) : [];
  });
  return {
    types: things.flatMap(typesOf),
    faults: things.flatMap(faultsOf),
  };
}

function faultsOf(thing: Thing): string[] {
  const type = typesOf(thing).join(' and ');
  const unknown = typesOf(thing).filter((each) => !needed[each]);
  if (unknown.length > 0) return [`${type} is no type that is known here`];
  const missing = typesOf(thing)
    .flatMap((each) => needed[each] ?? [])
    .filter((name) => thing[name] === undefined);
  return [
    ...missing.map((name) => `${type} has no ${name}`),
    ...Object.entries(thing).flatMap(([name, value]) => [
      ...(forms[name]?.(value) === false ? [`${type}: ${name} is ${JSON.stringify(value)}`] : []),
      ...thingsIn(value).flatMap(faultsOf),
    ]),
    ...misplaced(thing['itemListElement']).map((place) => `${type}: no item at ${place}`),
  ];
}

/** A thing may be of several types at once. */
function typesOf({ '@type': type }: Thing): string[] {
  return (Array.isArray(type) ? (type as unknown[]) : [type]).map(String);
}

/** Places of a list that its items do not name, counted from 1. */
function misplaced(items: unknown): number[] {
  return thingsIn(items).flatMap(({ position }, index) =>
    position === index + 1 ? [] : index + 1,
  );
}

function thingsIn(value: unknown): Thing[] {
  return (Array.isArray(value) ? (value as unknown[]) : [value]).filter(isThing);
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
