import { banglaDigits } from '@motohaat/domain/digits';

import type { Messages } from './en.tsx';
import { privacy } from './privacy.bn.tsx';
import { terms } from './terms.bn.tsx';

export const messages = {
  terms,
  privacy,
  changedOn: (day) => `সর্বশেষ পরিবর্তন: ${day}`,
  contents: 'এই পাতায় যা আছে',
  contact: {
    title: 'আমাদের লিখুন',
    phone: banglaDigits,
    address: (email, phone) => (
      <>
        {email}, {phone}, ঢাকা, বাংলাদেশ।
      </>
    ),
  },
} satisfies Messages;
