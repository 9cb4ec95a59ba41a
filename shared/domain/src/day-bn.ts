const days = new Intl.DateTimeFormat('bn-BD-u-nu-beng', {
  timeZone: 'Asia/Dhaka',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** How Bangla writes a day in Dhaka, for those who need nothing else of `longFormats`: `৪ ডিসেম্বর ২০২৬`. */
export const banglaDay = (at: Date): string => days.format(at).replace(',', '');
