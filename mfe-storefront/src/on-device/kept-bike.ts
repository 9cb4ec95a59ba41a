import type { Picture, Product } from '@motohaat/contract/catalogue';
import type { Language } from '@motohaat/domain/language';
import { bikeName } from '@motohaat/domain/shown';

/** A bike as it was when it was kept on this device. */
export type KeptBike = {
  id: string;
  /** As its seller wrote it. */
  name: string;
  /** As it was shown, in each language in which it was. */
  names: Partial<Record<Language, string>>;
  /** Whole taka. */
  price: number;
  cover: Pick<Picture, 'card' | 'alt'> | null;
};

/** @param before the same bike, if it is kept already */
export function keptBike(
  { _id: id, name, shownName, resalePrice: price, images: [cover] }: Product,
  language: Language,
  before: KeptBike | undefined,
): KeptBike {
  const names = { ...before?.names, [language]: bikeName({ name, shownName }) };
  return { id, name, names, price, cover: cover ? { card: cover.card, alt: cover.alt } : null };
}

/** What a kept bike is called on pages of that language. */
export const keptName = ({ name, names }: KeptBike, language: Language) => names[language] ?? name;

export function isKeptBike(value: unknown): value is KeptBike {
  const { id, name, names, price, cover } = recordOf(value) ?? {};
  const texts = [id, name, ...Object.values(recordOf(names) ?? { none: undefined })];
  if (cover !== null) texts.push(recordOf(cover)?.['card'], recordOf(cover)?.['alt']);
  return texts.every((text) => typeof text === 'string') && typeof price === 'number';
}

const recordOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
