import { graceDays } from '@motohaat/domain/account';
import { english } from '@motohaat/domain/formats-en';

import type { LegalDocument } from './document.ts';

const { number } = english;

export const privacy = {
  title: 'Privacy',
  gist: 'We keep what a sale needs, show it to nobody else, and delete it when you leave.',
  changed: '23 November 2026',
  sections: {
    who: {
      title: 'Who answers for your data',
      parts: [
        'MotoHaat, Dhaka, Bangladesh. This page says what we do with personal data, in the sense of the Personal Data Protection Ordinance 2025 of Bangladesh.',
      ],
    },
    what: {
      title: 'What we keep, and why',
      parts: [
        [
          'Your account: name, email address, role, and, if you give them, phone number and photo. Without it you could not buy or sell.',
          'Your bikes: what you write and photograph. Everybody can see it; your email address appears shortened.',
          'Your bookings: name, email address, phone number and meeting place. Only you, the other side of the booking and our admins see them.',
          'Your payments: amount, time, result and the payment number. Card numbers never reach us.',
          'What you write to the other side of a bike: messages and offers. The two of you read them, and an admin only when one of you reports the conversation, which is recorded.',
          'What you say and show when something is wrong with a booking: both sides and the admin who decides see it. Reviews after a purchase: everybody can read them.',
          'Chassis and engine numbers of your bikes, if you give them: a fingerprint and the last four characters.',
          'Your wishes, saved searches and reports. A seller never learns who reported a bike.',
          'What we tell you, as notices and by mail, and what you do not want to be mailed.',
          'How often each bike was looked at on a day: a number, without who looked.',
          'What admins did, with reason and time, so that it can be checked afterwards.',
          'A technical log of calls, without addresses, names or what was in them.',
        ],
        'We use your data for the contract with you, to keep the market safe, and where the law demands it. We do not sell it, do not advertise with it, and do not follow you over the web.',
      ],
    },
    device: {
      title: 'What lies on your device',
      parts: [
        'No cookie of ours is for advertising, or follows you. While you are signed in, your browser keeps a sign-in token, the sign-in service’s own record, one cookie that lets it load the pages of your role, and forms that you have begun. It also keeps which bikes you looked at, so that you find them again and we count you once. Signing out removes all of it.',
        'While we try a new version of a part of the site, two cookies with random numbers decide whether you get it, and let us compare both versions so that each visitor counts once. They say nothing of who you are, and with the next new version we cannot tell that it is you.',
      ],
    },
    others: {
      title: 'Who works for us',
      parts: [
        [
          'Google Firebase Authentication, for signing in: email address, name and password, which we never see.',
          'Stripe, for card payments: card data, amount and the booking’s number.',
          'bKash, for payments by bKash: amount and the booking’s number. Your bKash number, PIN and code stay with bKash.',
          'A mail service that carries our mails: your email address and the mail.',
          'ImgBB, for photos of bikes and people: the photos, with place and camera data taken out before.',
        ],
        'Most of them work on computers outside Bangladesh, and each only for the purpose named. Nobody else receives your data, unless a court or an authority demands it by law.',
      ],
    },
    'how-long': {
      title: 'How long we keep it',
      parts: [
        [
          `Your account, until you delete it. It is closed at once and erased ${number(graceDays)} days later, so that you can change your mind; if money for a booking is on its way, once that is settled.`,
          'Photos that no bike and no profile shows any more: about a day.',
          'Bookings and payments stay after that without your name, email address and phone number, as long as the law wants accounts to be kept.',
          'Messages, what you said in disputes, its photos, offers that are open, notices and preferences are erased with the account. Reviews stay without your name. Notices are kept for 90 days.',
          'Answers to repeated requests: a day.',
          'If an account was banned, a fingerprint of its email address and phone number from which they cannot be read back.',
        ],
      ],
    },
    rights: {
      title: 'Your rights',
      parts: [
        'In your profile you can read and correct your data, download all of it as a file, sign out everywhere, and delete your account. You can also ask us what we keep, have it corrected or erased, object to what we do with it, and withdraw a consent.',
        'We answer within 30 days, and it costs nothing. If you are not content with the answer, you can turn to the authority for data protection of Bangladesh.',
      ],
    },
    safety: {
      title: 'How we protect it',
      parts: [
        'Connections are encrypted. Every call is checked for who may see what, and every act of an admin is recorded in a log that nobody can change unnoticed. If your data should get into wrong hands, we tell you and the authority without delay.',
      ],
    },
    children: {
      title: 'Children',
      parts: [
        'MotoHaat is for people of 18 years and more. We keep no data of children knowingly.',
      ],
    },
  },
} satisfies LegalDocument;
