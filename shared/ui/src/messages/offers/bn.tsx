// Its parts write dates in Bangla too.
import '@motohaat/domain/long-formats-bn';
import { bangla } from '@motohaat/domain/formats-bn';

import type { Messages } from './en.tsx';

const { taka } = bangla;

export const messages: Messages = {
  buyer: 'আপনার প্রস্তাব',
  seller: 'এই বাইকের জন্য প্রস্তাব',
  none: 'এখনো কেউ অন্য দাম বলেননি।',
  failed: 'প্রস্তাবগুলো আনা যায়নি।',
  retry: 'আবার চেষ্টা করুন',
  make: 'দাম প্রস্তাব করুন',
  lead: 'বিক্রেতা মেনে নেবেন, ফিরিয়ে দেবেন, বা অন্য দাম বলবেন। বুক করার আগে পর্যন্ত শুধু দামটাই ঠিক হয়।',
  amount: 'আপনার প্রস্তাব (টাকা)',
  counterAmount: 'আপনার দাম (টাকা)',
  amountHelp: (price) => `চাওয়া দাম ${taka(price)}, তার চেয়ে কম।`,
  amountWrong: (price) => `${taka(price)}-এর কম, পূর্ণ টাকায় লিখুন।`,
  send: 'প্রস্তাব পাঠান',
  sendPrice: 'এই দাম পাঠান',
  cancel: 'থাক',
  asked: (price) => `চাওয়া দাম: ${taka(price)}`,
  from: (name) => `দিয়েছেন ${name}`,
  status: {
    buyer: {
      open: 'বিক্রেতার জবাবের অপেক্ষায়',
      countered: 'বিক্রেতা অন্য দাম বলেছেন',
      accepted: 'দাম ঠিক হয়েছে। এই দামে বুক করুন।',
      declined: 'মানা হয়নি',
      withdrawn: 'তুলে নেওয়া হয়েছে',
      expired: 'মেয়াদ শেষ',
      used: 'এই দামে বুক হয়েছে',
    },
    seller: {
      open: 'ক্রেতা আপনার জবাবের অপেক্ষায়',
      countered: 'ক্রেতার জবাবের অপেক্ষায়',
      accepted: 'দাম ঠিক হয়েছে। ক্রেতা এই দামে বুক করতে পারবেন।',
      declined: 'মানা হয়নি',
      withdrawn: 'তুলে নেওয়া হয়েছে',
      expired: 'মেয়াদ শেষ',
      used: 'এই দামে বুক হয়েছে',
    },
  },
  answerUntil: (time) => `${time} পর্যন্ত জবাব দেওয়া যাবে`,
  bookUntil: (time) => `${time} পর্যন্ত বুক করা যাবে`,
  inTalk: 'কথোপকথনে যান',
  acts: {
    accept: 'মেনে নিন',
    decline: 'ফিরিয়ে দিন',
    counter: 'অন্য দাম বলুন',
    withdraw: 'তুলে নিন',
  },
  book: (amount) => `${taka(amount)} দামে বুক করুন`,
  made: 'প্রস্তাব পাঠানো হয়েছে।',
};
