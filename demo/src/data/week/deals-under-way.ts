import type { Act } from './acts.ts';
import { anik, farhana, nusrat, rafiq, rakib, sadia, sumaiya, tanvir, tasnim } from './people.ts';

const done = { by: nusrat, bike: 'boishakh-150-graphite-rafiq' };
const returned = { by: nusrat, bike: 'dhumketu-s165-orange-tanvir' };
const meeting = { by: nusrat, bike: 'tufan-cafe-350-cream-sadia' };
const paid = { by: nusrat, bike: 'torongo-city-125-silver-farhana' };
const disputed = { by: sumaiya, bike: 'purbasha-350-maroon-rafiq' };
const waiting = { by: rakib, bike: 'torongo-max-150-blue-rafiq' };
const fresh = { by: tasnim, bike: 'shalik-110-teal-rafiq' };
const seen = { by: anik, bike: 'dhrubo-125-dx-silver-tanvir' };

/** Bookings of the last days, some of which go on. */
export const dealsUnderWay: readonly Act[] = [
  {
    hoursAgo: 60,
    does: 'say',
    ...done,
    as: nusrat,
    text: 'Is it still for sale?',
  },
  {
    hoursAgo: 59.5,
    does: 'say',
    ...done,
    as: rafiq,
    text: 'Yes. I am in Kazipara every evening after six.',
  },
  { hoursAgo: 58, does: 'book', ...done, meetingPlace: 'Mirpur 10, by the BRTA office' },
  {
    hoursAgo: 57,
    does: 'propose-meeting',
    ...done,
    as: rafiq,
    place: 'Mirpur 10, in front of the BRTA office',
    inHours: 6,
  },
  { hoursAgo: 56, does: 'confirm-meeting', ...done, as: nusrat },
  { hoursAgo: 50, does: 'see', ...done },
  { hoursAgo: 48, does: 'pay', ...done },
  { hoursAgo: 30, does: 'hand-over', ...done },
  {
    hoursAgo: 27,
    does: 'review',
    ...done,
    as: nusrat,
    stars: 5,
    words: 'Everything as described. He waited with me at the BRTA until the papers were taken.',
  },

  { hoursAgo: 40, does: 'book', ...returned, meetingPlace: 'Dhanmondi 27' },
  { hoursAgo: 38, does: 'pay', ...returned },
  {
    hoursAgo: 33,
    does: 'dispute',
    ...returned,
    reason: 'papers',
    words:
      'The chassis number on the frame ends in 7714. On the registration certificate it ends in 7741.',
  },
  {
    hoursAgo: 29,
    does: 'answer-dispute',
    ...returned,
    words: 'I did not know of it. I bought the bike so, and will go to the BRTA with it this week.',
  },
  {
    hoursAgo: 26,
    does: 'refund',
    ...returned,
    reason:
      'The chassis number on the bike is not the one on the certificate, which both of you say.',
  },

  {
    hoursAgo: 34,
    does: 'say',
    ...paid,
    as: nusrat,
    text: 'Can I see the Ntorq on Friday?',
  },
  {
    hoursAgo: 33.5,
    does: 'say',
    ...paid,
    as: farhana,
    text: 'জি, শুক্রবার বিকেলে আসুন। আশকোনা হজ ক্যাম্পের পাশেই আমার বাসা।',
  },
  { hoursAgo: 32, does: 'book', ...paid, meetingPlace: 'Ashkona, by the Hajj camp' },
  { hoursAgo: 25, does: 'see', ...paid },
  { hoursAgo: 22, does: 'pay', ...paid },
  {
    hoursAgo: 20,
    does: 'propose-meeting',
    ...paid,
    as: farhana,
    place: 'Ashkona, by the Hajj camp',
    inHours: 44,
  },
  {
    hoursAgo: 2,
    does: 'say',
    ...paid,
    as: farhana,
    text: 'চাবি দুটোই রেডি করে রেখেছি। আপনার ছয় অঙ্কের কোডটা সঙ্গে আনবেন।',
  },

  {
    hoursAgo: 29,
    does: 'say',
    ...meeting,
    as: nusrat,
    text: 'Does it come with both keys and the service book?',
  },
  {
    hoursAgo: 28.6,
    does: 'say',
    ...meeting,
    as: sadia,
    text: 'Both keys, the service book, and the cover as well.',
  },
  { hoursAgo: 28, does: 'book', ...meeting, meetingPlace: 'Mohammadpur bus stand' },
  {
    hoursAgo: 14,
    does: 'propose-meeting',
    ...meeting,
    as: nusrat,
    place: 'Mohammadpur police station, at the gate',
    inHours: 22,
  },
  { hoursAgo: 11, does: 'confirm-meeting', ...meeting, as: sadia },

  { hoursAgo: 100, does: 'book', ...disputed, meetingPlace: 'Kalshi crossing' },
  { hoursAgo: 90, does: 'see', ...disputed },
  { hoursAgo: 86, does: 'pay', ...disputed },
  {
    hoursAgo: 18,
    does: 'dispute',
    ...disputed,
    reason: 'not_as_described',
    words:
      'On the way home oil ran down the left side. The listing says that nothing leaks, and I have a photo.',
    photo: 'purbasha-350-maroon-viewer.avif',
  },

  { hoursAgo: 46, does: 'book', ...waiting, meetingPlace: 'Mirpur DOHS, gate 2' },
  {
    hoursAgo: 45,
    does: 'propose-meeting',
    ...waiting,
    as: rakib,
    place: 'Mirpur DOHS, gate 2',
    inHours: 70,
  },
  { hoursAgo: 43, does: 'confirm-meeting', ...waiting, as: rafiq },
  { hoursAgo: 38, does: 'pay', ...waiting },
  {
    hoursAgo: 3,
    does: 'say',
    ...waiting,
    as: rakib,
    text: 'I come with my brother tomorrow. Is the helmet part of it?',
  },

  {
    hoursAgo: 7,
    does: 'say',
    ...fresh,
    as: tasnim,
    text: 'স্কুটারটা কি দেখা যাবে? আমি মিরপুর ১১ তে থাকি।',
  },
  { hoursAgo: 5, does: 'book', ...fresh, meetingPlace: 'Mirpur 10 roundabout' },
  {
    hoursAgo: 4,
    does: 'propose-meeting',
    ...fresh,
    as: tasnim,
    place: 'Mirpur 10, in front of the bank',
    inHours: 26,
  },

  { hoursAgo: 31, does: 'book', ...seen, meetingPlace: 'Hazaribagh park' },
  {
    hoursAgo: 30,
    does: 'say',
    ...seen,
    as: tanvir,
    text: 'Come before four, the park closes its gate after that.',
  },
  { hoursAgo: 12, does: 'see', ...seen },
];
