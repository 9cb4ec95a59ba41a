import { bangla } from '@motohaat/domain/formats-bn';

import type { deals as english } from './deals-en.ts';

const { number } = bangla;

const beingReturned = 'এই বুকিংয়ের টাকা ফেরত দেওয়া হচ্ছে।';
const returned = 'এই বুকিংয়ের টাকা ফেরত দেওয়া হয়েছে।';

export const deals: typeof english = {
  onlyFor: {
    buyer: 'শুধু ক্রেতা এটি করতে পারেন।',
    seller: 'শুধু বিক্রেতা এটি করতে পারেন।',
  },
  notNow: {
    pending_payment: 'এই বুকিংয়ের পেমেন্ট এখনো হয়নি।',
    paid: 'এর মধ্যে এটি বদলে গেছে। আবার দেখে নিন।',
    completed: 'এই বুকিং সম্পন্ন হয়েছে।',
    cancelled: 'এই বুকিং বাতিল করা হয়েছে।',
    expired: 'এই বুকিংয়ের মেয়াদ শেষ হয়েছে।',
    refund_pending: beingReturned,
    refunded: returned,
    disputed: 'এই বুকিংয়ে একটি সমস্যা জানানো হয়েছে। সিদ্ধান্ত হওয়া পর্যন্ত অপেক্ষা করুন।',
  },
  paidAlready: 'এই বুকিংয়ের পেমেন্ট আগেই হয়েছে।',
  wrongCodes: (minutes) =>
    `অনেকবার ভুল কোড দেওয়া হয়েছে। ${number(minutes)} মিনিট পরে, ক্রেতা তখন যে কোড দেখবেন তা দিয়ে আবার চেষ্টা করুন।`,
  placeNeeded: 'কোথায় দেখা করতে চান তা লিখুন।',
  meetingTime: (days) => `আগামী ${number(days)} দিনের মধ্যে একটি সময় বেছে নিন।`,
  otherMeeting: 'এর মধ্যে অন্য একটি সময় বা জায়গার প্রস্তাব এসেছে। আবার দেখে নিন।',
  tooManyEvents: 'এই বুকিংয়ে এত কিছু হয়েছে যে আর কিছু যোগ করা যাবে না।',
  tellMore: (least) => `অন্তত ${number(least)} অক্ষরে লিখুন।`,
  complainedTooLate: 'সমস্যা জানানোর এক সপ্তাহ সময় শেষ হয়ে গেছে।',
  nothingToAnswer: 'এই বুকিংয়ে উত্তর দেওয়ার মতো কিছু নেই।',
  answered: 'আপনি আগেই উত্তর দিয়েছেন।',
  reviewTooEarly: 'বাইক বুঝিয়ে দেওয়া ও বুকিং সম্পন্ন হওয়ার পরে একে অন্যকে রিভিউ দেওয়া যায়।',
  reviewTooLate: 'রিভিউ দেওয়ার ৬০ দিন সময় শেষ হয়ে গেছে।',
  reviewStands: 'আপনার রিভিউ এর মধ্যে পড়া যাচ্ছে, বা এক দিনের বেশি পুরোনো: এটি আর বদলানো যাবে না।',
  reviewAnswered: 'আপনি এই রিভিউয়ের উত্তর আগেই দিয়েছেন।',
  reviewDecided: 'এই রিভিউয়ের সিদ্ধান্ত আগেই নেওয়া হয়েছে।',
  noPhotosNow: 'সমস্যাটি যাচাই চলার সময়েই শুধু ছবি যোগ করা যায়।',
  tooManyPhotos: (most) => `আপনি সর্বোচ্চ ${number(most)}টি ছবি দেখাতে পারেন।`,
  bookingsPerDay: (most) => `দিনে সর্বোচ্চ ${number(most)}টি বাইক বুক করা যায়। আগামীকাল আবার চেষ্টা করুন।`,
  paused: (holds, days) =>
    `আপনার ${number(holds)}টি বুকিং পেমেন্ট ছাড়াই মেয়াদ পেরিয়েছে, তাই ${number(days)} দিন পরে আবার বুক করতে পারবেন।`,
  why: {
    cancelled_by_buyer: 'ক্রেতা বুকিং বাতিল করেছেন।',
    cancelled_by_seller: 'বিক্রেতা বুকিং বাতিল করেছেন।',
    seller_gone: 'বিক্রেতা এখানে আর বিক্রি করতে পারেন না।',
    buyer_gone: 'ক্রেতার অ্যাকাউন্ট বন্ধ করা হয়েছে।',
    bike_gone: 'বাইকটি বাজার থেকে সরিয়ে নেওয়া হয়েছে।',
    paid_too_late: 'বুকিংয়ের মেয়াদ শেষ হওয়ার পরে পেমেন্ট এসেছে।',
    money_returned: 'পেমেন্ট প্রতিষ্ঠান টাকা ফেরত দিয়েছে।',
    bank_returned: 'ক্রেতার ব্যাংক টাকা ফেরত দেওয়ার সিদ্ধান্ত নিয়েছে।',
  },
};
