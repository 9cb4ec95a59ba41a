import type { ReportReason } from '@motohaat/domain/report';

export const reasons: Readonly<Record<ReportReason, string>> = {
  fraud: 'প্রতারণা মনে হচ্ছে',
  stolen: 'বাইকটি চুরির হতে পারে',
  wrong_details: 'তথ্য বা ছবি ভুল',
  already_sold: 'আগেই বিক্রি হয়ে গেছে',
  other: 'অন্য কিছু',
};
