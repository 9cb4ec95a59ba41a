import { bangla } from '@motohaat/domain/formats-bn';
import { author, moment, people, revision } from '@motohaat/ui/messages/release/writing/bn';

import { doneBy } from '../done-by.bn.ts';
import type { Messages } from './en.tsx';
import { sets } from './sets.bn.ts';

const f = bangla;

export const messages = {
  sets,
  meanwhile: {
    title: 'এর মধ্যে চালু রিলিজ বদলে গেছে।',
    lookingUp: 'কিছুই করা হয়নি। কী বদলেছে, দেখা হচ্ছে…',
    record: (number, act, who, reason) =>
      `${revision(number)}: ${doneBy(act, who)}। কারণ: ${reason}`,
    decide: (number) => `${revision(number)} দেখে সিদ্ধান্ত নিন`,
  },
  decision: {
    reasonHelp: 'রিলিজের ইতিহাসে টিমগুলো এটি পড়বে।',
    canaryEnds: (version) => `পরীক্ষামূলক রিলিজ ${version} শেষ হয়ে যাবে।`,
  },
  releases: {
    label: 'রিলিজ',
    loading: 'রিলিজগুলো লোড হচ্ছে',
    failed: (why) => `রিলিজগুলো লোড করা যায়নি। ${why}`,
    none: 'ফাইল রাখা আছে, এমন আর কোনো রিলিজ নেই।',
    smoke: {
      none: (version) => `${version}, প্রাথমিক পরীক্ষা হয়নি`,
      passed: (version) => `${version}, প্রাথমিক পরীক্ষায় পাস`,
      failed: (version) => `${version}, প্রাথমিক পরীক্ষায় ফেল`,
    },
    published: (at, by, size) => `প্রকাশ: ${moment(at)}, ${author(by)}। ${size}।`,
    tested: (at) => `শেষ প্রাথমিক পরীক্ষা: ${moment(at)}।`,
  },
  smoke: {
    order: 'প্রাথমিক পরীক্ষা করান',
    again: 'আবার পরীক্ষা করান',
    untested: 'কোনো মেশিন না দেখলেও রিলিজটি ছেড়ে দিন। কেন, তা আপনার কারণেই লেখা থাকবে।',
  },
  promote: {
    title: (application) => `${application}-এর রিলিজ চালু করবেন?`,
    confirm: 'চালু করুন',
    lead: (live) =>
      `${live}-এর বদলে সবাই এই রিলিজ পাবেন। খোলা ট্যাবগুলো বদলাবে পরের পাতায় গেলে, কারও কাজে বাধা পড়বে না।`,
    anyway: 'তবু কেন সবাই এটি পাবেন',
    anywayHelp: (version) => `${version} যে চালু রিলিজের সমান ভালো, মানুষের পাতায় তা এখনো প্রমাণ হয়নি।`,
    anywayLacking: 'কারণ লিখুন, অথবা প্রমাণ হওয়া পর্যন্ত অপেক্ষা করুন।',
    anywayMost: 'কেন অর্ধেকের বেশি ভিজিটর এটি পাবেন',
    staysOff: (application) => `আবার না খোলা পর্যন্ত ${application} বন্ধই থাকবে।`,
  },
  again: {
    lead: (version, at, reason) => (
      <>
        MotoHaat নিজেই {version} তুলে নিয়েছিল, {moment(at)}: {reason}
      </>
    ),
    label: 'আবার কেন?',
    help: 'এবার কী আলাদা। ইতিহাসে এটি থাকবে।',
    lacking: 'তবু কেন মানুষকে দিচ্ছেন, তা লিখুন।',
  },
  canary: {
    title: (application) => `${application}-এর পরীক্ষামূলক রিলিজ দেবেন?`,
    start: 'পরীক্ষামূলক রিলিজ দিন',
    change: 'পরীক্ষামূলক রিলিজ বদলান',
    lead: (live) =>
      `রিলিজটি পাবেন অল্প কয়েকজন, বাকি সবার কাছে ${live} থাকবে। স্পষ্টভাবে খারাপ চললে MotoHaat নিজেই আগেরটিতে ফিরে যাবে।`,
    now: (few, version) => `এখন ${version} পাচ্ছে ${people(few)}।`,
    percent: 'শতকরা কতজন ভিজিটর',
    percentHelp:
      'পরে বাড়ালে আগের সবাই থাকবেন, শুধু নতুন কেউ যোগ হবেন। সমান ভালো বলে প্রমাণ না হলে ৫০-এর ওপরে কারণ লিখতে হয়।',
    ramp: 'নিজে থেকে বাড়ুক',
    rampHelp: 'প্রতিবার যখন দেখা যাবে এটি খারাপ চলছে না, তখন ১, ৫ ও ২৫% ভিজিটর, তারপর সবাই এটি পাবেন।',
    wrongPercent: '০ থেকে ১০০-এর মধ্যে একটি সংখ্যা দিন।',
    accounts: 'অ্যাকাউন্ট (না দিলেও চলে)',
    accountsHelp: 'ইমেইল ঠিকানা, প্রতি লাইনে একটি।',
    accountsInstead: (named) =>
      `ইমেইল ঠিকানা, প্রতি লাইনে একটি। এখন যে ${f.number(named)}টি অ্যাকাউন্ট দেওয়া আছে, তার বদলে এগুলো বসবে। খালি রাখলে কিছুই বদলাবে না।`,
    wrongAddress: (text) => `“${text}” ইমেইল ঠিকানা নয়।`,
  },
  rollBack: {
    title: (application) => `${application} আগেরটিতে ফেরাবেন?`,
    confirm: 'আগেরটিতে ফেরান',
    lead: 'আগেরটিতে ফিরলে নতুন একটি রিভিশন হয়, ইতিহাসের কিছু হারায় না। খোলা ট্যাবগুলো বদলাবে পরের পাতায় গেলে।',
    to: 'যেটিতে ফেরাবেন',
    endCanary: (version) => `পরীক্ষামূলক রিলিজ ${version} শেষ করুন`,
    endCanaryHelp: (few, version) => `${people(few)} ফিরে যাবে ${version}-এ, যেটি বাকি সবার কাছে আছে।`,
    endCanaryOfSet: (releases) => `একসঙ্গে যা পরীক্ষায় আছে, তা-ও শেষ হবে: ${releases.join(', ')}।`,
    before: 'এর আগে যেটি চালু ছিল',
    outcome: (what) => `তখন যা হবে: ${what}`,
    lookingUp: 'সেটি কোনটি, দেখা হচ্ছে…',
  },
  takeOff: {
    title: (application) => `${application} বন্ধ রাখবেন?`,
    confirm: 'বন্ধ রাখুন',
    lead: 'আবার না খোলা পর্যন্ত কেউ এর কোনো পাতা পাবেন না। বাকি সব চলবে, আর এর জায়গায় সবাই আপনার লেখা কথাটি পড়বেন।',
    sentence: 'সবাই যা পড়বেন',
    sentenceHelp: 'সহজ ভাষায় লিখুন কী হচ্ছে, আর কখন আবার আসতে হবে।',
    lacking: 'সবাই কী পড়বেন, তা লিখুন।',
    usual: 'আমরা এখানে কিছু ঠিক করছি। কিছুক্ষণ পরে আবার আসুন।',
    preview: 'যেমন দেখাবে',
    closed: 'এই অংশটি আপাতত বন্ধ আছে',
  },
  revive: {
    title: (application) => `${application} আবার খুলবেন?`,
    confirm: 'আবার খুলুন',
    lead: (version) => `পরের পাতা থেকেই সবাই আবার ${version}-এর পাতা পাবেন।`,
    noLonger: (sentence) => <>এই কথাটি আর কেউ পড়বেন না: {sentence}</>,
  },
} satisfies Messages;
