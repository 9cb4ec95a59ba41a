import type { Act } from './acts.ts';
import {
  anik,
  farhana,
  habib,
  mitu,
  nusrat,
  polash,
  rafiq,
  shamim,
  sumaiya,
  tasnim,
} from './people.ts';

const swindle = { by: sumaiya, bike: 'shalik-110-red-shamim' };
const pushy = { by: tasnim, bike: 'dhrubo-125-dx-maroon-shamim' };
const classic = { by: nusrat, bike: 'purbasha-350-cream-mitu' };
const rose = { by: nusrat, bike: 'shalik-110-rose-farhana' };
const yellow = { by: nusrat, bike: 'nodi-lite-90-yellow-farhana' };
const red = { by: tasnim, bike: 'baaz-r150-red-rafiq' };
const green = { by: anik, bike: 'dhrubo-100-green-polash' };

/** Conversations beside the bookings, and the prices that were named in them. */
export const talk: readonly Act[] = [
  { hoursAgo: 73, does: 'read', by: habib, bike: 'dhrubo-100-red-rafiq', as: rafiq },
  { hoursAgo: 63, does: 'read', by: nusrat, bike: 'nodi-lite-90-yellow-farhana', as: nusrat },
  { hoursAgo: 136, does: 'read', by: nusrat, bike: 'machranga-lx-125-sky-farhana', as: nusrat },
  { hoursAgo: 59, does: 'read', by: nusrat, bike: 'boishakh-150-graphite-rafiq', as: nusrat },
  { hoursAgo: 33, does: 'read', by: nusrat, bike: 'torongo-city-125-silver-farhana', as: nusrat },
  { hoursAgo: 28.3, does: 'read', by: nusrat, bike: 'tufan-cafe-350-cream-sadia', as: nusrat },
  { hoursAgo: 78, does: 'say', ...swindle, as: sumaiya, text: 'When can I see it?' },
  {
    hoursAgo: 77.5,
    does: 'say',
    ...swindle,
    as: shamim,
    text: 'Many people ask. Send ৳5,000 by bKash to 01700000010 today and it is yours.',
  },
  {
    hoursAgo: 77,
    does: 'report-talk',
    ...swindle,
    as: sumaiya,
    reason: 'fraud',
    note: 'He wants money before I may see the bike.',
  },
  {
    hoursAgo: 58,
    does: 'uphold-talk',
    ...swindle,
    as: sumaiya,
    reason: 'Nobody is to ask for money outside of MotoHaat before the bike was seen.',
  },

  { hoursAgo: 44, does: 'say', ...pushy, as: tasnim, text: 'Is it still for sale?' },
  {
    hoursAgo: 43.8,
    does: 'say',
    ...pushy,
    as: shamim,
    text: 'Booked, but whoever pays me first gets it. Write to me on 01700000010.',
  },
  {
    hoursAgo: 43,
    does: 'report-talk',
    ...pushy,
    as: tasnim,
    reason: 'fraud',
    note: 'The bike is booked by somebody else, and he still asks me to pay him.',
  },

  {
    hoursAgo: 36,
    does: 'say',
    ...classic,
    as: nusrat,
    text: 'Would you bring it to Dhaka if I pay the ferry and the fuel?',
  },
  {
    hoursAgo: 35,
    does: 'say',
    ...classic,
    as: mitu,
    text: 'I come to Dhaka on the 28th anyway. Then it costs you nothing.',
  },
  { hoursAgo: 34, does: 'read', ...classic, as: nusrat },
  { hoursAgo: 31, does: 'offer', ...classic, amount: 380_000 },
  { hoursAgo: 23, does: 'answer-offer', ...classic, as: mitu, act: 'counter', amount: 391_000 },

  { hoursAgo: 21, does: 'offer', ...rose, amount: 119_000 },
  { hoursAgo: 12, does: 'answer-offer', ...rose, as: farhana, act: 'accept' },

  { hoursAgo: 66, does: 'offer', ...yellow, amount: 40_000 },
  { hoursAgo: 64, does: 'answer-offer', ...yellow, as: farhana, act: 'decline' },

  { hoursAgo: 10, does: 'say', ...red, as: tasnim, text: 'Was it ever in an accident?' },
  {
    hoursAgo: 9.5,
    does: 'say',
    ...red,
    as: rafiq,
    text: 'Never. The fairing has one scratch from parking, it is in the second photo.',
  },
  { hoursAgo: 9, does: 'offer', ...red, amount: 300_000 },

  { hoursAgo: 30, does: 'offer', ...green, amount: 55_000 },
  { hoursAgo: 28, does: 'answer-offer', ...green, as: anik, act: 'withdraw' },
  {
    hoursAgo: 27.5,
    does: 'say',
    ...green,
    as: polash,
    text: 'ভাই, কত হলে নেবেন বলেন। ৫৭ হাজারে দিতে পারব।',
  },
];
