import type { UsesWords } from './en.ts';

const lists = new Intl.ListFormat('bn');

export const usesWords = {
  uses: {
    title: 'কে কী ব্যবহার করে',
    lead: 'বিল্ড যেমন লিখে রেখেছে। যা কেউ ব্যবহার করে না, তা বাদ দেওয়া যায়।',
    loading: 'কে কী ব্যবহার করে, আনা হচ্ছে',
    failed: 'কে কী ব্যবহার করে, আনা যায়নি।',
    contracts: 'প্ল্যাটফর্মের চুক্তি',
    contract: (version) => `চুক্তি ${version}`,
    servedUntil: (date) => `${date} পর্যন্ত চলবে`,
    current: 'এখনকারটি',
    deprecated: 'যা বাদ যাবে',
    noneDeprecated: 'প্ল্যাটফর্মের কিছুই বাদ দেওয়ার তালিকায় নেই।',
    goes: (since, until) => `প্ল্যাটফর্ম ${since} থেকে; বাদ যাবে ${until} তারিখে।`,
    instead: (what) => `এর বদলে ${what} ব্যবহার করুন।`,
    users: (releases) => `ব্যবহার করে ${lists.format(releases)}।`,
    nobody: 'এখন আর কেউ ব্যবহার করে না।',
    releases: 'রিলিজ',
    standing: { live: 'চালু', canary: 'পরীক্ষামূলক', kept: 'এটিতে ফেরা যায়' },
    unknown: 'বিল্ড কী ব্যবহার করে তা লিখে রাখা শুরু হওয়ার আগে এটি বানানো হয়েছে।',
    platform: 'প্ল্যাটফর্ম',
    calls: 'কল',
    pages: 'পাতা',
    whole: 'সবটুকু',
  },
} satisfies UsesWords;
