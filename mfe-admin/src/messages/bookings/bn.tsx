import { bangla } from '@motohaat/domain/formats-bn';

import type { Messages } from './en.tsx';

const f = bangla;

export const messages = {
  page: {
    title: 'পেমেন্ট হওয়া বুকিং',
    lead: 'যেসব বাইকের পেমেন্ট হয়েছে, কিন্তু বাইক বুঝিয়ে দেওয়া বা টাকা ফেরত এখনো বাকি।',
  },
  list: {
    label: 'পেমেন্ট হওয়া বুকিং',
    loading: 'বুকিং লোড হচ্ছে',
    failed: 'বুকিংগুলো লোড করা যায়নি।',
    empty: 'পেমেন্ট হওয়া কোনো বুকিং বাকি নেই।',
    noMatch: 'এমন কিছু পাওয়া যায়নি।',
    showAll: 'পেমেন্ট হওয়া সব বুকিং দেখুন',
  },
  filters: { search: 'বাইক, ক্রেতা বা বিক্রেতা দিয়ে খুঁজুন', state: 'অবস্থা' },
  states: {
    paid: 'পেমেন্ট হয়েছে',
    refund_pending: 'টাকা ফেরত যাচ্ছে',
    disputed: 'আপত্তি উঠেছে',
    completed: 'সম্পন্ন হয়েছে',
    refunded: 'টাকা ফেরত দেওয়া হয়েছে',
  },
  columns: {
    bike: 'বাইক',
    buyer: 'ক্রেতা',
    seller: 'বিক্রেতা',
    amount: 'টাকার পরিমাণ',
    since: 'কবে থেকে',
  },
  transaction: (id) => <>লেনদেন নম্বর {id}</>,
  waitsForYou: 'আপনার অপেক্ষায়',
  completesOn: (day) => <>{day} তারিখে নিজে থেকেই সম্পন্ন হবে</>,
  menu: (bike) => `${bike}-এর বুকিং: যা করা যায়`,
  actions: {
    release: 'এই বুকিংয়ের জন্য কোনো অ্যাকাউন্ট মুছে ফেলা আটকে থাকলে তা আবার এগোবে। এটি আর ফেরানো যাবে না।',
    reasonHelp: 'ক্রেতা ও বিক্রেতা দুজনেই এটি পড়বেন, আর এটি অডিট লগে থাকবে।',
    complete: {
      label: 'সম্পন্ন করুন',
      title: (bike) => `${bike}-এর বুকিং সম্পন্ন করবেন?`,
      consequence: ({ buyer, seller, price }) =>
        `${buyer} ${f.taka(price)} পেমেন্ট করেছেন এবং ${seller}-এর কাছ থেকে বাইক বুঝে পেয়েছেন। তাই বাইকটি বিক্রি হয়ে গেছে বলে ধরা হবে, টাকা ফেরত দেওয়া হবে না।`,
      done: (bike) => `${bike}-এর বুকিং সম্পন্ন হয়েছে।`,
    },
    refund: {
      label: 'টাকা ফেরত দিন',
      title: (bike) => `${bike}-এর বুকিংয়ের টাকা ফেরত দেবেন?`,
      consequence: ({ buyer, seller, price }) =>
        `${buyer} কার্ডে ${f.taka(price)} ফেরত পাবেন। টাকা ফেরত গেলে ${seller}-এর বাইকটি আবার বিক্রির জন্য থাকবে, যদি তা বিক্রির তালিকা থেকে সরানো না হয়ে থাকে।`,
      done: (bike) => `${bike}-এর টাকা ফেরত দেওয়া হয়েছে।`,
      underway: (bike) =>
        `${bike}-এর টাকা ফেরত যাচ্ছে। কাজ শেষ না হওয়া পর্যন্ত প্রতি পাঁচ মিনিটে আবার চেষ্টা করা হবে।`,
    },
  },
} satisfies Messages;
