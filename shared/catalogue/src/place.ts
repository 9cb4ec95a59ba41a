import type { InBoth } from '@motohaat/domain/language';
import { slugOf } from '@motohaat/domain/slug';

/** A place with its official name in both scripts, and how people write it otherwise. */
export type Place = {
  /** As it stands in addresses; unique among places of its kind. */
  slug: string;
  name: InBoth;
  also: readonly string[];
};

/** One of the 64; `division` is the slug of its division. */
export type District = Place & { division: string };

/** A part of a district, as people name it; `district` is the slug of its district. */
export type Area = Place & { district: string };

/** How a place is noted: its name in Latin and in Bangla script, and other spellings. */
export type PlaceRow = readonly [en: string, bn: string, ...also: string[]];

/** @param row as it is noted */
export function placeOf([en, bn, ...also]: PlaceRow): Place {
  return { slug: slugOf(en), name: { en, bn: bn.normalize('NFC') }, also };
}
