import type { AddModel, OtherModel } from '@motohaat/contract/other-models';
import { kinds } from '@motohaat/domain/bike-facts';
import { foldTyped } from '@motohaat/domain/digits';

const numbers = ['cc', 'from', 'to'] as const;

/** The inputs for a model, with what sellers have written of it. */
export function emptyModel({ brand, words }: OtherModel) {
  return {
    brand: brand?.name ?? '',
    brandBn: '',
    name: /[a-z]/i.test(words) ? words : '',
    nameBn: /[\u0980-\u09ff]/.test(words) ? words : '',
    kind: 'commuter' as string,
    cc: '',
    from: '',
    to: '',
    also: '',
    reason: '',
  };
}
type Fields = ReturnType<typeof emptyModel>;

/** The inputs that hold something else than a whole number, or nothing. */
export function wrongNumbers(fields: Fields): string[] {
  return numbers.filter((name) => !/^\d{0,4}$/.test(foldTyped(fields[name])));
}

/** Nothing where nothing is typed. */
const number = (typed: string) => (foldTyped(typed) === '' ? null : Number(foldTyped(typed)));

/** What inputs amount to. */
export function bodyOf(key: string, fields: Fields, reason: string): AddModel {
  return {
    key,
    newBrand: { en: fields.brand, bn: fields.brandBn },
    name: { en: fields.name, bn: fields.nameBn },
    kind: kinds.find((kind) => kind === fields.kind) ?? 'commuter',
    cc: number(fields.cc),
    from: number(fields.from),
    to: number(fields.to),
    also: fields.also.split(/[,،\n]/).filter((each) => each.trim() !== ''),
    reason,
  };
}

const inputs: Readonly<Record<string, string>> = {
  'newBrand.en': 'brand',
  'newBrand.bn': 'brandBn',
  'name.en': 'name',
  'name.bn': 'nameBn',
};

/** The input of a field that the server names. */
export const fieldOf = (name: string): string => inputs[name] ?? name.split('.')[0] ?? name;
