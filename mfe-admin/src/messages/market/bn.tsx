import { bangla } from '@motohaat/domain/formats-bn';

import type { Messages } from './en.tsx';

export const messages = {
  reports: 'অভিযোগ',
  failed: 'অভিযোগগুলো লোড করা যায়নি।',
  none: 'এই বাইক নিয়ে কোনো অভিযোগ খোলা নেই।',
  open: (count, isMore) =>
    `এই বাইক নিয়ে ${isMore ? 'কমপক্ষে ' : ''}${bangla.number(count)}টি অভিযোগ খোলা আছে।`,
  look: 'খতিয়ে দেখুন',
} satisfies Messages;
