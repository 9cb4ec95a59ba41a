import { bangla } from '@motohaat/domain/formats-bn';

import type { Messages } from './en.tsx';

const { number } = bangla;

export const messages = {
  viewer: 'বড় করে ছবি দেখা',
  loading: 'ছবি লোড হচ্ছে…',
  broken: 'ছবিটি লোড করা যায়নি।',
  toolbar: 'ছবি',
  counter: (position, count) => `${number(position)} / ${number(count)}`,
  zoomOut: 'ছোট করুন',
  zoomIn: 'বড় করুন',
  rotate: 'ঘোরান',
  close: 'বন্ধ করুন',
  previous: 'আগের ছবি',
  next: 'পরের ছবি',
} satisfies Messages;
