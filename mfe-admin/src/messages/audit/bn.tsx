import { bangla } from '@motohaat/domain/formats-bn';
import { longBangla } from '@motohaat/domain/long-formats-bn';

import type { Messages } from './en.tsx';
import { codeWords, factNames, subjectWords } from './fact-words.bn.ts';
import { wordsOfKey } from './words-of-key.ts';

const f = { ...bangla, ...longBangla };
const clock = new Intl.DateTimeFormat('bn-BD-u-nu-beng', {
  timeStyle: 'medium',
  timeZone: 'Asia/Dhaka',
  hourCycle: 'h23',
});

export const messages = {
  page: { title: 'অডিট লগ', lead: 'অ্যাডমিনরা যা করেছেন, আর MotoHaat নিজে থেকে যা করেছে।' },
  list: {
    label: 'রেকর্ড',
    loading: 'অডিট লগ লোড হচ্ছে',
    failed: 'অডিট লগ লোড করা যায়নি।',
    empty: 'এখনো কিছু করা হয়নি।',
    noMatch: 'এমন কিছু পাওয়া যায়নি।',
    showAll: 'সব দেখুন',
    altered: 'এই পাতার একটি রেকর্ড বদলানো হয়েছে, অথবা এর আগের একটি রেকর্ড নেই।',
  },
  filters: {
    action: 'কাজ',
    everything: 'সব',
    oneActor: 'একজনের কাজ',
    allActors: 'সবার কাজ দেখুন',
    oneSubject: 'একটি বিষয়ের কাজ',
    allSubjects: 'সব বিষয়ের কাজ দেখুন',
  },
  check: {
    run: 'পুরো লগ পরীক্ষা করুন',
    running: 'লগ পরীক্ষা করা হচ্ছে',
    progress: (checked, last) => `${f.number(last)}টি রেকর্ডের মধ্যে ${f.number(checked)}টি`,
    nothing: 'লগে এখনো কিছু নেই।',
    whole: (records) => `${f.number(records)}টি রেকর্ডের সবই আছে, আর যেমন লেখা হয়েছিল তেমনই আছে।`,
    faults: {
      missing: (record) =>
        `${f.number(record)} নম্বর রেকর্ডটি নেই। কেউ ডেটাবেসে হাত দিয়েছে: ডেটাবেসের একটি কপি রেখে দিন, আর কে করেছে তা খুঁজে দেখুন।`,
      altered: (record) =>
        `${f.number(record)} নম্বর রেকর্ডটি বদলানো হয়েছে। কেউ ডেটাবেসে হাত দিয়েছে: ডেটাবেসের একটি কপি রেখে দিন, আর কে করেছে তা খুঁজে দেখুন।`,
    },
  },
  record: {
    altered: 'বদলানো হয়েছে',
    moment: (at) => `${f.day(at)}, ${clock.format(at)}`,
    inDhaka: 'ঢাকার সময়',
    actor: 'কে',
    sameActor: 'যিনি করেছেন, তাঁর সব কাজ দেখুন',
    subject: 'বিষয়',
    sameSubject: 'এই বিষয়ের সব কাজ দেখুন',
    reason: 'কারণ',
    foot: (record, requestId) =>
      requestId ? `নং ${f.number(record)} · অনুরোধ ${requestId}` : `নং ${f.number(record)}`,
    team: (application) => `${application} টিম`,
    product: 'MotoHaat নিজে',
  },
  facts: {
    name: (key) => factNames[key] ?? wordsOfKey(key),
    code: (word) => codeWords[word] ?? word,
    subject: (kind) => subjectWords[kind] ?? kind,
    figure: f.number,
    taka: f.taka,
    yes: 'হ্যাঁ',
    no: 'না',
    nothing: 'কিছু নেই',
  },
  actions: {
    'admin.made': 'অ্যাডমিন করা হয়েছে',
    'user.role_changed': 'বিক্রেতা হয়েছেন, বা আবার ক্রেতা হয়েছেন',
    'user.suspended': 'অ্যাকাউন্ট স্থগিত করা হয়েছে',
    'user.reinstated': 'অ্যাকাউন্ট আবার চালু করা হয়েছে',
    'user.deletion_started': 'অ্যাকাউন্ট মুছে ফেলা হয়েছে',
    'user.deletion_held': 'টাকার হিসাব মেটা পর্যন্ত মুছে ফেলা আটকে রাখা হয়েছে',
    'user.deleted': 'মুছে ফেলা অ্যাকাউন্টের তথ্য মুছে দেওয়া হয়েছে',
    'user.leaving': 'নিজের অ্যাকাউন্ট মুছে ফেলতে চেয়েছেন',
    'user.staying': 'নিজের অ্যাকাউন্ট শেষ পর্যন্ত রেখে দিয়েছেন',
    'report.dismissed': 'অভিযোগ বন্ধ করা হয়েছে',
    'report.reopened': 'অভিযোগ আবার খোলা হয়েছে',
    'reports.dismissed': 'একটি বাইকের সব অভিযোগ বন্ধ করা হয়েছে',
    'conversation.read': 'অভিযোগ ওঠা একটি কথোপকথন পড়া হয়েছে',
    'conversation.report_upheld': 'কথোপকথনের অভিযোগ সঠিক পাওয়া গেছে',
    'conversation.report_dismissed': 'কথোপকথনের অভিযোগ বন্ধ করা হয়েছে',
    'listing.approved': 'বাইক অনুমোদন করা হয়েছে',
    'listing.refused': 'বাইক ফেরত পাঠানো হয়েছে',
    'listing.hidden': 'বাইক লুকানো হয়েছে',
    'listing.removed': 'বাইক সরানো হয়েছে',
    'listing.restored': 'বাইক ফিরিয়ে আনা হয়েছে',
    'review.removed': 'রিভিউ সরানো হয়েছে',
    'review.kept': 'অভিযোগ করা রিভিউ রেখে দেওয়া হয়েছে',
    'model.mapped': 'বিক্রেতাদের লেখা মডেল চেনানো হয়েছে',
    'model.added': 'ক্যাটালগে মডেল যোগ করা হয়েছে',
    'model.undone': 'মডেলের সিদ্ধান্ত ফিরিয়ে নেওয়া হয়েছে',
    'stolen_number.added': 'চুরি যাওয়া বাইকের তালিকায় নম্বর যোগ করা হয়েছে',
    'stolen_number.removed': 'চুরি যাওয়া বাইকের তালিকা থেকে নম্বর সরানো হয়েছে',
    'mail.sent_again': 'একটি ইমেইল আবার পাঠানো হয়েছে',
    'booking.completed': 'পেমেন্ট হওয়া বুকিং সম্পন্ন করা হয়েছে',
    'booking.refund_started': 'পেমেন্ট হওয়া বুকিংয়ের টাকা ফেরত দেওয়া হয়েছে',
    'booking.given_up': 'বুকিং ও বুকিং ফি ছেড়ে দেওয়া হয়েছে',
    'payment.claim_refused': 'অগ্রহণযোগ্য পেমেন্ট দাবি করা হয়েছে',
    'payment.review': 'বুকিংয়ের সঙ্গে মেলে না এমন পেমেন্ট পাওয়া গেছে',
    'payment.refund_failed': 'টাকা ফেরত যায়নি',
    'payment.disputed': 'পেমেন্টটি নিয়ে ব্যাংক আপত্তি তুলেছে',
    'release.published': 'রিলিজ প্রকাশ করা হয়েছে',
    'release.smoke_tested': 'রিলিজে প্রাথমিক পরীক্ষার ফল যোগ করা হয়েছে',
    'release.promoted': 'রিলিজ চালু করা হয়েছে',
    'release.canary': 'কারা আগে রিলিজটি পাবেন, তা বদলানো হয়েছে',
    'release.rolled_back': 'আগের রিলিজে ফেরা হয়েছে',
    'remote.killed': 'সাইটের একটি অংশ বন্ধ রাখা হয়েছে',
    'remote.revived': 'সাইটের একটি অংশ আবার খোলা হয়েছে',
    'override.made': 'কারও নিজের পাতায় লোকাল বিল্ড দেখানোর লিংক বানানো হয়েছে',
    'team_token.created': 'টিমের টোকেন বানানো হয়েছে',
    'team_token.revoked': 'টিমের টোকেনগুলো বাতিল করা হয়েছে',
  },
} satisfies Messages;
