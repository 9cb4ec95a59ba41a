// Its pages write dates in Bangla too.
import '@motohaat/domain/long-formats-bn';
import { banglaDigits } from '@motohaat/domain/digits';
import { bangla } from '@motohaat/domain/formats-bn';

import type { Messages } from './en.tsx';

const { taka } = bangla;

export const messages = {
  list: {
    title: 'বার্তা',
    lead: 'বাইক নিয়ে আপনার সঙ্গে অন্যদের কথাবার্তা।',
    loading: 'বার্তা লোড হচ্ছে',
    failed: 'বার্তা লোড করা যায়নি।',
    empty: {
      buyer: 'আপনি এখনো কাউকে কিছু জিজ্ঞেস করেননি। বাইকের পাতা থেকে বিক্রেতাকে জিজ্ঞেস করতে পারেন।',
      seller: 'এখনো কেউ আপনাকে লেখেননি। ক্রেতারা আপনার বাইকের পাতা থেকে জিজ্ঞেস করেন।',
      admin: 'অ্যাডমিনদের নিজের কোনো বার্তা থাকে না।',
    },
    toBikes: 'বাইক দেখুন',
    unread: (count) => `${banglaDigits(count)}টি নতুন`,
    you: (text) => `আপনি: ${text}`,
    nothing: 'এখনো কিছু লেখা হয়নি।',
  },
  title: (name) => `${name}-এর সঙ্গে কথোপকথন`,
  loading: 'কথোপকথন লোড হচ্ছে',
  failed: 'কথোপকথনটি লোড করা যায়নি।',
  back: 'সব বার্তা',
  log: 'বার্তাগুলো',
  older: 'আগের বার্তা দেখুন',
  olderFailed: 'আগের বার্তা লোড করা যায়নি।',
  latest: 'শেষ বার্তায় যান',
  today: 'আজ',
  you: 'আপনি',
  removed: 'বার্তাটি মুছে ফেলা হয়েছে।',
  keptForReport: 'লেখক মুছে দিয়েছেন; অভিযোগ আছে বলে রাখা হয়েছে।',
  states: { sending: 'পাঠানো হচ্ছে', sent: 'পাঠানো হয়েছে', seen: 'দেখেছেন', failed: 'পাঠানো যায়নি' },
  retry: 'আবার চেষ্টা করুন',
  discard: 'বাদ দিন',
  remove: 'দুজনের জন্যই মুছুন',
  removedToast: 'বার্তাটি মুছে ফেলা হয়েছে।',
  doubtful:
    'সাবধান: এতে ফোন নম্বর, লিংক বা অ্যাকাউন্ট নম্বর আছে বলে মনে হচ্ছে। বাইক না দেখে টাকা দেবেন না, আর পেমেন্ট শুধু মোটোহাটেই করুন।',
  offers: {
    own: {
      made: 'আপনি প্রস্তাব দিয়েছেন',
      countered: 'আপনি অন্য দাম বলেছেন',
      accepted: 'আপনি মেনে নিয়েছেন',
      declined: 'আপনি ফিরিয়ে দিয়েছেন',
      withdrawn: 'আপনি তুলে নিয়েছেন',
      booked: 'আপনি এই দামে বুক করেছেন',
    },
    by: {
      made: (name) => `${name} প্রস্তাব দিয়েছেন`,
      countered: (name) => `${name} অন্য দাম বলেছেন`,
      accepted: (name) => `${name} মেনে নিয়েছেন`,
      declined: (name) => `${name} ফিরিয়ে দিয়েছেন`,
      withdrawn: (name) => `${name} তুলে নিয়েছেন`,
      booked: (name) => `${name} এই দামে বুক করেছেন`,
    },
    inShort: {
      made: (amount) => `${taka(amount)} প্রস্তাব`,
      countered: (amount) => `অন্য দাম: ${taka(amount)}`,
      accepted: (amount) => `${taka(amount)} মেনে নিয়েছেন`,
      declined: (amount) => `${taka(amount)} ফিরিয়ে দিয়েছেন`,
      withdrawn: (amount) => `${taka(amount)} তুলে নিয়েছেন`,
      booked: (amount) => `${taka(amount)} দামে বুকিং`,
    },
  },
  questions: {
    title: 'এক চাপে জিজ্ঞেস করুন',
    list: ['বাইকটি কি এখনো আছে?', 'কাগজপত্র কি আপনার নামে?', 'কবে দেখতে পারি?'],
  },
  composer: {
    label: 'আপনার বার্তা',
    help: 'Enter চাপলে বার্তা যাবে, Shift ও Enter চাপলে নতুন লাইন শুরু হবে।',
    placeholder: 'বার্তা লিখুন',
    send: 'পাঠান',
    left: (count) => `আর ${banglaDigits(count)}টি অক্ষর লেখা যাবে`,
    empty: 'আগে কিছু লিখুন।',
    closed: 'এই কথোপকথনে আর বার্তা পাঠানো যাবে না।',
    blocked: (name) => `আপনি ${name}-কে ব্লক করেছেন। আবার লিখতে হলে ব্লক তুলে নিন।`,
  },
  bike: {
    asked: 'চাওয়া দাম',
    reserved: 'বুক হয়েছে',
    sold: 'বিক্রি হয়ে গেছে',
    gone: 'আর দেখানো হচ্ছে না',
    booking: 'বুকিং দেখুন',
  },
  block: {
    open: 'ব্লক করুন',
    title: (name) => `${name}-কে ব্লক করবেন?`,
    note: 'এরপর কোনো বাইক নিয়েই আপনারা কেউ কাউকে লিখতে পারবেন না। তাঁকে এ কথা জানানো হবে না।',
    confirm: 'ব্লক করুন',
    done: (name) => `${name}-কে ব্লক করা হয়েছে।`,
    undo: 'ব্লক তুলে নিন',
    undone: (name) => `আবার ${name}-কে লিখতে পারবেন।`,
  },
  report: {
    open: 'অভিযোগ করুন',
    title: 'এই কথোপকথন নিয়ে অভিযোগ',
    note: 'অভিযোগ করলে একজন অ্যাডমিন এ পর্যন্ত লেখা পড়বেন। কে অভিযোগ করেছেন তা অন্য পক্ষকে জানানো হবে না।',
    reason: 'সমস্যা কী?',
    reasons: {
      fraud: 'প্রতারণা বলে মনে হচ্ছে',
      rude: 'গালাগালি বা হুমকি',
      spam: 'বিজ্ঞাপন',
      other: 'অন্য কিছু',
    },
    words: 'চাইলে আরও লিখুন',
    confirm: 'অভিযোগ করুন',
    done: 'অভিযোগ করা হয়েছে। আমরা দেখছি।',
  },
} satisfies Messages;
