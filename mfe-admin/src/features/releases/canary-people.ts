import { foldTyped } from '@motohaat/domain/digits';

/** A percentage as people type it; nothing when it is none. */
export function percentIn(text: string): number | undefined {
  const typed = foldTyped(text).replace(',', '.');
  const percent = Number(/^(\d+(?:\.\d+)?)\s*%?$/.exec(typed)?.[1] ?? Number.NaN);
  return percent <= 100 ? percent : undefined;
}

const address = /^[^@\s]+@[^@\s]+$/;

/** Addresses as people list them: by line, comma or space. `wrong` is the first that is none. */
export function addressesIn(text: string): { addresses: string[]; wrong: string | undefined } {
  const addresses = [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
  return { addresses, wrong: addresses.find((one) => !address.test(one)) };
}
