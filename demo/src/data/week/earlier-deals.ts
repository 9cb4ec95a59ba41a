import type { Act } from './acts.ts';
import {
  anik,
  farhana,
  habib,
  imran,
  jahid,
  nusrat,
  rafiq,
  rakib,
  shamim,
  sumaiya,
} from './people.ts';

const lent = { by: anik, bike: 'dhrubo-100-red-rafiq' };
const agreed = { by: habib, bike: 'dhrubo-100-red-rafiq' };
const missed = { by: nusrat, bike: 'machranga-lx-125-sky-farhana' };
const changed = { by: nusrat, bike: 'baaz-r150-blue-tanvir' };
const kept = { by: rakib, bike: 'torongo-max-150-graphite-imran' };
const far = { by: sumaiya, bike: 'bijli-160-rs-red-jahid' };
const cheap = { by: anik, bike: 'dhrubo-100-black-shamim' };

/** Bookings that were over in the middle of the week. */
export const earlierDeals: readonly Act[] = [
  { hoursAgo: 160, does: 'book', ...changed, meetingPlace: 'Dhanmondi 27' },
  { hoursAgo: 157, does: 'cancel', ...changed, as: nusrat },

  { hoursAgo: 160, does: 'book', ...kept, meetingPlace: 'Kuril Bishwa Road' },
  { hoursAgo: 156, does: 'see', ...kept },
  { hoursAgo: 155, does: 'pay', ...kept },
  {
    hoursAgo: 150,
    does: 'dispute',
    ...kept,
    reason: 'papers',
    words:
      'The tax token that he gave me ended in June. He had written that it is valid until next year.',
  },
  {
    hoursAgo: 146,
    does: 'answer-dispute',
    ...kept,
    words:
      'I gave him the old one by mistake. The new one is here; I can send a photo of it today.',
  },
  {
    hoursAgo: 130,
    does: 'complete',
    ...kept,
    reason: 'Imran has sent the valid tax token to both of us, and Rakib has it in his hands now.',
  },
  {
    hoursAgo: 124,
    does: 'review',
    ...kept,
    as: rakib,
    stars: 2,
    words: 'The scooter is fine. Getting the right tax token took three days and an admin.',
  },
  {
    hoursAgo: 120,
    does: 'review',
    ...kept,
    as: imran,
    stars: 4,
    words: 'Paid at once and came on time. We had a misunderstanding about one paper.',
  },
  {
    hoursAgo: 118,
    does: 'answer-review',
    ...kept,
    as: imran,
    words: 'He is right about the token. It was my mistake, and I am sorry for the days he lost.',
  },

  { hoursAgo: 154, does: 'book', ...lent, meetingPlace: 'Pallabi metro station' },
  { hoursAgo: 140, does: 'cancel', ...lent, as: rafiq },

  { hoursAgo: 150, does: 'book', ...far, meetingPlace: 'Probartak Mor, Chattogram' },
  { hoursAgo: 134, does: 'see', ...far },
  { hoursAgo: 126, does: 'pay', ...far },
  { hoursAgo: 110, does: 'receive', ...far },
  {
    hoursAgo: 104,
    does: 'review',
    ...far,
    as: sumaiya,
    stars: 5,
    words: 'বাইক যেমন লিখেছেন ঠিক তেমনই। কাগজপত্র সব গুছিয়ে রেখেছিলেন, বিআরটিএ অফিসেও সঙ্গে গেছেন।',
  },
  {
    hoursAgo: 98,
    does: 'review',
    ...far,
    as: jahid,
    stars: 5,
    words: 'কথা দিয়ে কথা রাখেন। টাকা আগেই জমা ছিল, তাই হস্তান্তর দশ মিনিটে শেষ।',
  },

  { hoursAgo: 148, does: 'book', ...cheap, meetingPlace: 'Jatrabari crossing' },
  { hoursAgo: 143, does: 'pay', ...cheap },
  { hoursAgo: 122, does: 'hand-over', ...cheap },
  {
    hoursAgo: 117,
    does: 'review',
    ...cheap,
    as: anik,
    stars: 3,
    words: 'Cheap and it runs. The back tyre is older than he said, so look at the tyres first.',
  },
  {
    hoursAgo: 113,
    does: 'review',
    ...cheap,
    as: shamim,
    stars: 5,
    words: 'A good buyer: no bargaining after we had agreed.',
  },

  { hoursAgo: 142, does: 'book', ...missed, meetingPlace: 'Uttara, Sector 7 park' },
  {
    hoursAgo: 141,
    does: 'say',
    ...missed,
    as: nusrat,
    text: 'Is the Vespa still on its first battery?',
  },
  {
    hoursAgo: 137,
    does: 'say',
    ...missed,
    as: farhana,
    text: 'No, it got a new one in spring. You can hear it start when you come.',
  },
  { hoursAgo: 105, does: 'keep-time' },
  { hoursAgo: 92, does: 'keep-time' },

  {
    hoursAgo: 125,
    does: 'say',
    ...agreed,
    as: habib,
    text: 'Are the papers in your name?',
  },
  {
    hoursAgo: 124,
    does: 'say',
    ...agreed,
    as: rafiq,
    text: 'Yes, since it was new. Registration, tax token and insurance are all here.',
  },
  { hoursAgo: 123, does: 'offer', ...agreed, amount: 49_000 },
  { hoursAgo: 121, does: 'answer-offer', ...agreed, as: rafiq, act: 'counter', amount: 52_000 },
  { hoursAgo: 119, does: 'answer-offer', ...agreed, as: habib, act: 'accept' },
  { hoursAgo: 118, does: 'book', ...agreed, meetingPlace: 'Pallabi, by the metro station' },
  { hoursAgo: 100, does: 'see', ...agreed },
  { hoursAgo: 96, does: 'pay', ...agreed },
  { hoursAgo: 80, does: 'hand-over', ...agreed },
  {
    hoursAgo: 74,
    does: 'review',
    ...agreed,
    as: habib,
    stars: 5,
    words: 'Honest man, honest bike. He showed me the scratch that I would not have seen.',
  },
  {
    hoursAgo: 72,
    does: 'review',
    ...agreed,
    as: rafiq,
    stars: 5,
    words: 'Came on time, looked at everything, paid, done. I would sell to him again.',
  },
  {
    hoursAgo: 70,
    does: 'answer-review',
    ...agreed,
    as: rafiq,
    words: 'Thank you, Habib. Change the oil at two thousand and it will run for years.',
  },
];
