import type { Buyer } from './types.ts';

const buyer = (key: string, name: string, booked: string, meetingPlace: string): Buyer => ({
  key,
  name,
  email: `${key.replace('-', '.')}@motohaat.example`,
  booked,
  meetingPlace,
});

/** People whose bookings make some bikes of the demo market reserved. All are invented. */
export const buyers: readonly Buyer[] = [
  buyer('rakib-talukder', 'Rakib Talukder', 'nodi-lite-90-white-mitu', 'Agrabad Access Road'),
  buyer('sumaiya-haque', 'Sumaiya Haque', 'dhrubo-125-dx-maroon-shamim', 'Jatrabari crossing'),
  buyer('anik-saha', 'Anik Saha', 'dhumketu-s165-blue-silver-polash', 'Ganginarpar, by the mosque'),
];
