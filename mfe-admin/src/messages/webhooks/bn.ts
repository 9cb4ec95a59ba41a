import { bangla } from '@motohaat/domain/formats-bn';
import { moment, revision } from '@motohaat/ui/messages/release/writing/bn';

import type { Messages } from './en.ts';

const f = bangla;

export const messages = {
  title: 'ওয়েবহুক',
  lead: 'প্রতিটি রিভিশন আর প্রতিটি রায়ের খবর এই ঠিকানাগুলোতে যায়, Standard Webhooks অনুযায়ী স্বাক্ষরসহ।',
  label: 'যেসব ঠিকানায় খবর যায়',
  loading: 'ঠিকানাগুলো লোড হচ্ছে',
  failed: 'ঠিকানাগুলো লোড করা যায়নি।',
  empty: 'এখনো কোথাও খবর যায় না।',
  url: 'ঠিকানা',
  urlHelp: 'https:// দিয়ে শুরু হবে, আর ইন্টারনেট থেকে খোলা যাবে।',
  add: 'ঠিকানা যোগ করুন',
  missing: 'একটি ঠিকানা দিন।',
  secret: 'এই ঠিকানার চাবি',
  secretHelp: 'শুধু এই একবার দেখানো হচ্ছে। খবরটি যে MotoHaat থেকেই এসেছে, অপর পক্ষ এটি দিয়ে তা যাচাই করে।',
  since: (at) => `${moment(at)} থেকে`,
  ended: (at) => `${moment(at)} থেকে আর খবর যায় না: অপর পক্ষ জানিয়েছে, ঠিকানাটি আর নেই।`,
  waiting: (count) => `${f.number(count)}টি খবর অপেক্ষায়`,
  dead: (count) => `${f.number(count)}টি খবর পৌঁছানো যায়নি`,
  deliveries: 'যা জানানো হয়েছে',
  deliveriesLoading: 'যা জানানো হয়েছে, তা লোড হচ্ছে',
  deliveriesFailed: 'যা জানানো হয়েছে, তা লোড করা যায়নি।',
  nothing: 'এখনো কিছু জানানো হয়নি।',
  statuses: {
    due: 'অপেক্ষায়',
    failed: 'চেষ্টা সফল হয়নি',
    sent: 'জানানো হয়েছে',
    dead: 'আর চেষ্টা হবে না',
  },
  delivery: (number, at, tries) => `${revision(number)}, ${moment(at)}, ${f.number(tries)} বার চেষ্টা`,
  findings: { better_or_equal: 'সমান বা ভালো', worse: 'খারাপ', held: 'বাড়ছে না' },
  again: 'আবার জানান',
  againOf: (number) => `${revision(number)}-এর খবর আবার জানান`,
  sentAgain: 'কয়েক সেকেন্ডের মধ্যে আবার জানানো হবে।',
  remove: 'মুছে ফেলুন',
  removeOf: (url) => `${url} মুছে ফেলুন`,
  question: 'ঠিকানাটি মুছে ফেলবেন?',
  consequence: (url) => `${url}-এ আর কোনো খবর যাবে না, যা অপেক্ষায় আছে তাও না।`,
  confirm: 'ঠিকানা মুছে ফেলুন',
  removed: 'ঠিকানাটি মুছে ফেলা হয়েছে।',
} satisfies Messages;
