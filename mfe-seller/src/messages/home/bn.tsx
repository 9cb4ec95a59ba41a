import { bangla } from '@motohaat/domain/formats-bn';

import type { Messages } from './en.tsx';

const { number, taka } = bangla;

export const messages = {
  home: {
    booked: 'ক্রেতার সঙ্গে কথা বলুন',
    bookedAbout: (bike) => `${bike} বুক হয়েছে, পেমেন্ট এখনো হয়নি।`,
    unread: (count) => `${number(count)}টি নতুন বার্তা পড়ুন`,
    from: (name, bike) => `${name} লিখেছেন, ${bike} নিয়ে।`,
    paid: 'বাইক বুঝিয়ে দিন',
    paidAbout: (bike) => `${bike}-এর পেমেন্ট হয়েছে।`,
    feePaidAbout: (bike, rest) => `${bike}-এর বুকিং ফি দেওয়া হয়েছে। বাকি ${taka(rest)} বুঝে নিন।`,
    disputed: 'আপনার কথা জানান',
    disputedAbout: (bike) => `${bike} নিয়ে একটি সমস্যার কথা বলা হয়েছে।`,
    offer: 'একটি প্রস্তাবের উত্তর দিন',
    offerAbout: (name, price, bike) => (
      <>
        {name} {bike} {price} দামে নিতে চান।
      </>
    ),
  },
} satisfies Messages;
