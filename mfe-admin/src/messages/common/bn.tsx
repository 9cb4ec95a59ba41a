// The pages write numbers and dates in Bangla.
import '@motohaat/domain/formats-bn';
import '@motohaat/domain/long-formats-bn';
import type { Messages } from './en.tsx';

export const messages = {
  noName: 'নাম নেই',
  actions: 'যা করা যায়',
  all: 'সব',
  retry: 'আবার চেষ্টা করুন',
  noConnection: 'ইন্টারনেট সংযোগ নেই। আবার চেষ্টা করুন।',
  keptInLog: 'এটি অডিট লগে থাকবে।',
} satisfies Messages;
