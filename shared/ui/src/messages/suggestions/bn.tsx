import { bangla } from '@motohaat/domain/formats-bn';

import type { Messages } from './en.tsx';

const { number } = bangla;

export const messages = {
  label: 'সম্ভাব্য শব্দ',
  count: (count) => `${number(count)}টি সম্ভাব্য শব্দ। ওপর-নিচের তীর চেপে বেছে নিন।`,
  clear: 'আগের খোঁজগুলো মুছুন',
  kinds: {
    brand: 'ব্র্যান্ড',
    model: 'মডেল',
    district: 'জেলা',
    area: 'এলাকা',
    recent: 'আগে খুঁজেছেন',
  },
} satisfies Messages;
