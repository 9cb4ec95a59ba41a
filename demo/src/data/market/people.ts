import { districts } from '@motohaat/catalogue/places';

import type { Seller } from '../types.ts';
import { largeDistricts } from './offers.ts';

const first =
  'Abdul Aminul Asif Belal Debashis Ehsan Faisal Gopal Habib Iqbal Jamal Kabir Liton Mahbub Nazmul Omar Parvez Quamrul Rezaul Saiful Tareq Uzzal Wasim Yasin Zahid Afroza Bithi Champa Dipa Fatema'.split(
    ' ',
  );
const last =
  'Hossain Khatun Dewan Bhuiyan Molla Talukdar Sheikh Howlader Pramanik Fakir Matubbar Patwary Kazi Saha Roy Sutradhar'.split(
    ' ',
  );

/** Sellers that a district has beside those who were described by hand. */
const sellersIn = (district: string) =>
  Math.max(1, Math.round((largeDistricts[district] ?? 0) / 5));

/** People who sell the other bikes: one or more in each district. All are invented. */
export const moreSellers: readonly (Seller & { district: string })[] = districts
  .flatMap(({ slug, name }) =>
    Array.from({ length: sellersIn(slug) }, () => ({ district: slug, place: name.en })),
  )
  .map(({ district, place }, index) => {
    const names = [
      first[index % first.length],
      last[(index * 7 + Math.floor(index / 30)) % last.length],
    ];
    const key = names.join('-').toLowerCase();
    return {
      key,
      name: names.join(' '),
      email: `${key.replace('-', '.')}@motohaat.example`,
      place,
      // Who has not confirmed an address may sell all the same.
      verified: index % 3 !== 0,
      district,
    };
  });
