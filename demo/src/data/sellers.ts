import { moreSellers } from './market/people.ts';
import type { Seller } from './types.ts';

const seller = (key: string, name: string, place: string): Seller => ({
  key,
  name,
  email: `${key.replace('-', '.')}@motohaat.example`,
  place,
  verified: place !== 'Jatrabari, Dhaka' && !place.endsWith('Barishal'),
});

/** The people who sell in the demo market. All are invented; the first is the demo seller. */
export const sellers: readonly Seller[] = [
  {
    key: 'rafiq-hasan',
    name: 'Rafiq Hasan',
    email: 'demo.seller@motohaat.example',
    place: 'Mirpur, Dhaka',
    verified: true,
  },
  seller('farhana-akter', 'Farhana Akter', 'Uttara, Dhaka'),
  seller('tanvir-rahman', 'Tanvir Rahman', 'Dhanmondi, Dhaka'),
  seller('shamim-sikder', 'Shamim Sikder', 'Jatrabari, Dhaka'),
  seller('sadia-islam', 'Sadia Islam', 'Mohammadpur, Dhaka'),
  seller('imran-kabir', 'Imran Kabir', 'Bashundhara, Dhaka'),
  seller('jahid-chowdhury', 'Jahid Chowdhury', 'GEC Circle, Chattogram'),
  seller('mitu-barua', 'Mitu Barua', 'Agrabad, Chattogram'),
  seller('kamrul-alam', 'Kamrul Alam', 'Halishahar, Chattogram'),
  seller('tania-majumder', 'Tania Majumder', 'Kandirpar, Cumilla'),
  seller('nayeem-laskar', 'Nayeem Laskar', 'Zindabazar, Sylhet'),
  seller('ruma-begum', 'Ruma Begum', 'Amberkhana, Sylhet'),
  seller('polash-das', 'Polash Das', 'Ganginarpar, Mymensingh'),
  seller('ashik-mondol', 'Ashik Mondol', 'Shaheb Bazar, Rajshahi'),
  seller('shohag-mia', 'Shohag Mia', 'Satmatha, Bogura'),
  seller('shirin-sarker', 'Shirin Sarker', 'Jahaj Company More, Rangpur'),
  seller('bappi-sarkar', 'Bappi Sarkar', 'Sonadanga, Khulna'),
  seller('arif-hawlader', 'Arif Hawlader', 'Nathullabad, Barishal'),
  seller('mahmud-biswas', 'Mahmud Biswas', 'Doratana, Jashore'),
  ...moreSellers,
];
