import { findModel, type FoundModel } from '@motohaat/catalogue/find';
import { areas, districts } from '@motohaat/catalogue/places';
import { slugOf } from '@motohaat/domain/slug';

import { colourOf } from './colour-of.ts';
import { marketYear } from './market/market.ts';
import { randomFrom } from './market/random.ts';
import type { ModelKey } from './models.ts';
import type { PaintKey } from './paints.ts';
import { studio } from './pictures.ts';
import type { Bike, BikeFacts, StatedPapers, WrittenBike } from './types.ts';

/** What each drawing stands for among the bikes that were written by hand. */
const modelOfDrawing: Readonly<Record<ModelKey, string>> = {
  'shalik-110': 'dio-110',
  'torongo-city-125': 'ntorq-125',
  'machranga-lx-125': 'lx-125',
  'nodi-lite-90': 'scooty-pep-plus',
  'torongo-max-150': 'nmax-155',
  'dhrubo-100': 'splendor-plus',
  'dhrubo-125-dx': 'cb-shine-sp',
  'boishakh-150': 'cb-unicorn-150',
  'haor-trail-200': 'xpulse-200-4v',
  'purbasha-350': 'classic-350',
  'baaz-r150': 'gsx-r-150',
  'baaz-r250': 'cbr-250rr',
  'dhumketu-s165': 'gixxer-sf',
  'bijli-160-rs': 'apache-rtr-160-4v',
  'tufan-cafe-350': 'hunter-350',
};

const drawings = Object.keys(modelOfDrawing) as ModelKey[];
const random = randomFrom(66);

/** A bike that was written by hand, with its name and what it states. */
export function described(bike: WrittenBike): Bike {
  const file = bike.pictures[0]?.card.replace('/pictures/', '') ?? '';
  const drawing = drawings.find((key) => file.startsWith(`${key}-`));
  const paints: readonly PaintKey[] = drawing ? studio[drawing] : [];
  const paint = paints.find((each) => file === `${drawing}-${each}-card.avif`);
  const found = drawing && findModel(modelOfDrawing[drawing]);
  if (!found || !paint) throw new Error(`${bike.key} is drawn as nothing that is known.`);
  return {
    ...bike,
    name: `${found.brand.name.en} ${found.model.name.en}`,
    facts: writtenFacts(bike, found, paint),
    before: null,
  };
}

/** What its text says, and what fits the rest. */
function writtenFacts(bike: WrittenBike, found: FoundModel, paint: PaintKey): BikeFacts {
  const year = marketYear - Math.floor(bike.used ?? 0);
  const place = placeOf(bike.location);
  return {
    brand: found.brand.slug,
    model: found.model.slug,
    year,
    cc: found.model.cc,
    km:
      kilometresIn(bike.description) ?? Math.round((bike.used ?? 1) * random.between(40, 75)) * 100,
    colour: colourOf(paint),
    owners: ownersIn(bike.description),
    registration: 'registered',
    registrationZone: place.district,
    registrationYear: year,
    ...place,
    papers: papersIn(bike.description),
  };
}

/** `4,800 km`, and also `41,000` of a text that speaks of kilometres. */
function kilometresIn(text: string): number | null {
  const far = /([\d,]{5,7}) (?:careful )?(?:km|kilometres)|kilometres[^.]*?([\d,]{5,7})/.exec(text);
  return far ? Number((far[1] ?? far[2] ?? '').replaceAll(',', '')) : null;
}

function ownersIn(text: string): number | null {
  if (/second owner/i.test(text)) return 2;
  return /one owner|single user|one rider|bought (?:new|it|for)|first oil change/i.test(text)
    ? 1
    : random.pick([1, 1, 2, null]);
}

function papersIn(text: string): StatedPapers | null {
  const isComplete =
    /papers (?:are|is|in|up)|all papers|full papers|original papers|in my name/i.test(text);
  const isTold =
    isComplete || /smart card|tax|insurance|name transfer|transfer the name|BRTA|plate/i.test(text);
  if (!isTold && random.chance(0.4)) return null;
  return {
    certificate: 'seller',
    taxTokenDays: isTold || random.chance(0.6) ? random.between(60, 400) : -40,
    digitalPlate: isTold || random.chance(0.7),
    smartCard: isTold || random.chance(0.7),
    insurance: /insurance/i.test(text) ? true : null,
    sellerSigns: true,
  };
}

/** The district and the area that a place names, the smaller part first. */
function placeOf(location: string): { district: string; area: string | null } {
  const parts = location.split(', ').map((part) => slugOf(part));
  const district = districts.find(({ slug }) => slug === parts.at(-1));
  if (!district) throw new Error(`${location} is in no district.`);
  const inIt = areas.filter((area) => area.district === district.slug);
  const area = parts
    .slice(0, -1)
    .flatMap((part) => [part, part.replace(/-\d+$/, '')])
    .map((part) => inIt.find(({ slug }) => slug === part))
    .find(Boolean);
  return { district: district.slug, area: area?.slug ?? null };
}
