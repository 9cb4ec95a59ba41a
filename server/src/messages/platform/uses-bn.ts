import type { uses as english } from './uses-en.ts';

const lists = new Intl.ListFormat('bn');

export const uses = {
  kept: (release) => `${release} (যেটিতে ফেরা যায়)`,
  gone: (user, what, shell) => `${user} ${lists.format(what)} ব্যবহার করে, যা ${shell}-এ নেই।`,
  other: (user, what, shell) =>
    `${user} ${lists.format(what)} ব্যবহার করে, যা ${shell}-এ আগের মতো নয়।`,
  asked: (user, what, shell) => `${user} ${lists.format(what)} দেয় না, যা ${shell}-এর লাগে।`,
  notExported: (user, what, module, shell) =>
    `${user} ${module}-এর ${lists.format(what)} ব্যবহার করে, যা ${shell} দেয় না।`,
  noCall: (user, call) => `${user} ${call} কল করে, যার উত্তর এই সার্ভার দেয় না।`,
  otherCall: (user, call, place) =>
    `${user} ${call} কল করে আগের নিয়মে: এই সার্ভারে “${place}” আর আগের মতো নয়।`,
  laterCall: (user, call) =>
    `${user} ${call} কল করে এমন রূপে, যা এই সার্ভার চেনে না। যে সার্ভারে তা আছে, আগে সেটি চালু করুন।`,
  noSlot: (user, slot) => `${user} “${slot}” স্লটে কিছু দেখায়, অথচ স্লটটি আর কোথাও থাকবে না।`,
  otherSlot: (user, slot, place, owner) =>
    `${user} “${slot}” স্লটে আগের নিয়মে কিছু দেখায়: ${owner}-এ “${place}” আর আগের মতো নয়।`,
  noEvent: (user, event) => `${user} “${event}” ইভেন্টের অপেক্ষায় থাকে, অথচ তা আর কেউ জানাবে না।`,
  otherEvent: (user, event, place, teller) =>
    `${user} “${event}” ইভেন্টকে আগের রূপে চেনে: ${teller}-এ “${place}” আর আগের মতো নয়।`,
  notCarried: (user, event, shell) =>
    `${user} “${event}” ইভেন্ট ব্যবহার করে, যা ${shell} সেভাবে পৌঁছে দেয় না।`,
  noPage: (user, purpose) => `${user}-এ “${purpose}” পাতার লিংক আছে, অথচ পাতাটি থাকবে না।`,
  otherPage: (user, purpose) =>
    `${user}-এ “${purpose}” পাতার লিংক আগের মতো: পাতার ঠিকানায় এখন অন্য কিছু লাগে।`,
} satisfies typeof english;
