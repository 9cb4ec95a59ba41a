import { bangla } from '@motohaat/domain/formats-bn';
import '@motohaat/domain/long-formats-bn';

import type { Messages } from './en.tsx';

const { number } = bangla;

export const messages = {
  title: 'শেষ ৩০ দিনে',
  loading: 'কতবার দেখা, পছন্দ ও বুক করা হয়েছে, কত বার্তা এসেছে, তা লোড হচ্ছে',
  failed: 'কতবার দেখা, পছন্দ ও বুক করা হয়েছে, কত বার্তা এসেছে, তা লোড করা যায়নি।',
  nothing: 'বাইকটি এখনো কেউ দেখেননি, পছন্দ বা বুকও করেননি।',
  kinds: { views: 'দেখা', wishes: 'পছন্দ', bookings: 'বুকিং', messages: 'বার্তা' },
  sentence: (kind, total, most) =>
    most
      ? `শেষ ৩০ দিনে ${kind}: ${number(total)}, সবচেয়ে বেশি ${most.day} তারিখে: ${most.count}।`
      : `শেষ ৩০ দিনে ${kind}: একবারও নয়।`,
  count: number,
  byDay: 'দিন অনুযায়ী',
  day: 'দিন',
} satisfies Messages;
