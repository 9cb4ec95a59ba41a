import { graceDays } from '@motohaat/domain/account';
import { completionDays, holdHours } from '@motohaat/domain/booking';
import { english } from '@motohaat/domain/formats-en';
import { advertDays, maximumAdverts } from '@motohaat/domain/listing';
import { maximumStrikes } from '@motohaat/domain/report';

import type { LegalDocument } from './document.ts';

const { number } = english;

export const terms = {
  title: 'Terms of use',
  gist: 'MotoHaat brings buyers and sellers of used bikes together. The sale is between the two of you.',
  changed: '23 November 2026',
  sections: {
    what: {
      title: 'What MotoHaat is',
      parts: [
        'MotoHaat is a marketplace for used motorbikes in Bangladesh. We show the bikes that sellers list, keep a bike for the buyer who books it, and pass a card payment on. We do not own, inspect or sell the bikes ourselves.',
        'By making an account you accept these terms. Looking around needs no account.',
      ],
    },
    account: {
      title: 'Your account',
      parts: [
        'You must be at least 18 years old, give your own name and an email address that is yours, and keep your password to yourself. One person has one account, as a buyer or as a seller; in your profile you can change from one to the other.',
        `You can delete your account in your profile at any time. You have ${number(graceDays)} days to change your mind. While money for a booking is on its way, the deletion waits until it is settled.`,
      ],
    },
    selling: {
      title: 'If you sell',
      parts: [
        'List only a bike that is yours to sell, with its own photos, its real state, and a price that you mean. You answer for what you write.',
        [
          'No stolen bikes, and none whose engine or chassis number was changed.',
          'No bike without its registration papers, unless you say so plainly.',
          'No phone number or address in the description: the buyer gets in touch by booking.',
          `At most ${number(maximumAdverts)} adverts at a time; each one runs ${number(advertDays)} days.`,
        ],
        'While somebody has booked your bike, keep it for them.',
      ],
    },
    buying: {
      title: 'If you buy',
      parts: [
        `A booking keeps a bike for you for ${number(holdHours)} hours. If you have not paid by then, it ends by itself and the bike is for sale again. Until you pay you can cancel at any time, without a reason and without a fee.`,
        'See the bike before you pay, ride it, and compare the engine and chassis numbers with the papers. Meet in a public place, by day.',
        'After you have paid, the transfer of ownership at the BRTA is for the two of you to do. Keep a copy of every paper.',
      ],
    },
    paying: {
      title: 'Paying',
      parts: [
        'Prices are in taka (BDT), and MotoHaat adds nothing to them. You pay by card, through Stripe, or by bKash, as the page offers it. Where it asks for a booking fee alone, that is a part of the price: you pay the rest to the seller when you get the bike. We see whether a payment succeeded, and never your card number, PIN or code.',
        'If a payment reaches us after its booking ended, or for an amount that is not the booked one, it is paid back to where it came from.',
        'A booking fee goes back to you when the seller or we end the booking, and stays with us when you end it yourself.',
        'If a bike that you paid for is not as it was described, or is not handed over, say so on the page of your booking: while it is paid, and for 7 days after it was completed. We hear both sides and decide whether the payment is returned.',
        `${number(completionDays)} days after the payment, a booking that nobody has complained about counts as completed: the bike is yours. When the 7 days after that are over, the payment is not returned any more.`,
      ],
    },
    reports: {
      title: 'Reports and what follows',
      parts: [
        'Buyers can report a bike that looks wrong. A bike that several people have reported is hidden until we have looked into it. A report that is made up harms an honest seller: do not send one.',
        `We may remove a listing, or suspend an account, that breaks these terms. We say why, and you can answer. A seller whose listings were removed ${number(maximumStrikes)} times after reports is suspended.`,
      ],
    },
    liability: {
      title: 'What we answer for',
      parts: [
        'We answer for the site working as described here, and for damage that we cause on purpose or by gross negligence. We do not answer for the state of a bike, or for what a buyer and a seller agree between them. Rights that the law of Bangladesh gives to consumers stay untouched.',
      ],
    },
    changes: {
      title: 'Changes, and the law',
      parts: [
        'When these terms change, the day above changes with them; for bookings made before that day, the former terms hold. The law of Bangladesh applies, and the courts of Dhaka are in charge.',
      ],
    },
  },
} satisfies LegalDocument;
