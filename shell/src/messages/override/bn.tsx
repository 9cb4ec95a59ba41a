import { longBangla } from '@motohaat/domain/long-formats-bn';

import type { Messages } from './en.tsx';

export const messages = {
  name: 'বদলি কোড',
  told: (remote, origin, until) => (
    <>
      {longBangla.time(until)} পর্যন্ত আপনি {origin} থেকে আসা {remote} দেখছেন।
    </>
  ),
  end: 'শেষ করুন',
} satisfies Messages;
