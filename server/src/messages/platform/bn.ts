import { mostUnproven } from '@motohaat/domain/canary';
import { banglaDigits } from '@motohaat/domain/digits';
import { bangla } from '@motohaat/domain/formats-bn';
import { longBangla } from '@motohaat/domain/long-formats-bn';
import type { Audience } from '@motohaat/domain/role';

import type { CanaryPeople, messages as english, Users } from './en.ts';
import { quoted } from './quoted.ts';
import { uses } from './uses-bn.ts';

const { number } = bangla;
const { list } = longBangla;

const people = {
  public: 'সবার',
  buyer: 'ক্রেতাদের',
  seller: 'বিক্রেতাদের',
  admin: 'অ্যাডমিনদের',
} satisfies Record<Audience, string>;

const revision = (count: number) => `রিভিশন ${banglaDigits(count)}`;

/** @param name as the history has it */
function author(name: string): string {
  if (name === 'server') return 'সার্ভার';
  if (name === 'system') return 'MotoHaat নিজেই';
  return name.startsWith('team ') ? `${name.slice('team '.length)} টিম` : name;
}

function linking({ server, releases }: Users): string {
  return `${list([...(server ? ['সার্ভার'] : []), ...releases])} থেকে`;
}

function canaryPeople({ version, percent, accounts }: CanaryPeople): string {
  const visitors = `${number(percent)}% ভিজিটরের`;
  const named = `${number(accounts)}টি অ্যাকাউন্টের`;
  if (percent === 0) return `${named} জন্য ${version}`;
  return accounts === 0 ? `${visitors} জন্য ${version}` : `${visitors} ও ${named} জন্য ${version}`;
}

const stillOff = (closed: readonly string[]) =>
  closed.length === 0 ? '' : ` ${list(closed)} এখনো বন্ধ রাখা আছে: আবার খুলুন।`;

export const messages = {
  uses,
  documents: {
    shellPages: {
      dashboard: 'ড্যাশবোর্ড',
      profile: 'প্রোফাইল',
      notices: 'নোটিশ',
      messages: 'বার্তা',
      team: 'টিম',
      conversation: 'কথোপকথন',
    },
    description: 'সারা বাংলাদেশে পুরোনো মোটরসাইকেল কেনাবেচা: টাকায় আসল দাম, অবস্থা ও এলাকা এক নজরে।',
    notFound: 'পাতাটি পাওয়া যায়নি',
    gettingReady: 'MotoHaat প্রস্তুত হচ্ছে। একটু পরে আবার চেষ্টা করুন।',
    bikes: 'MotoHaat-এর বাইকগুলো',
    needsScript: (link) =>
      `এই পাতার জন্য JavaScript লাগে। ব্রাউজারে তা চালু করে পাতাটি আবার খুলুন। ${link} JavaScript ছাড়াও দেখা যায়।`,
  },
  canaryPeople,
  noRevision: (count) => `${revision(count)} নেই।`,
  noRelease: (release) => `${release} নেই।`,
  noAccount: (email) => `${email} ঠিকানায় কারও অ্যাকাউন্ট নেই।`,
  previewOfNone: (application) => `${application}-এর প্রিভিউতে এর একটি রিলিজ থাকতে হবে।`,
  previewFailed: {
    over: {
      title: 'এই প্রিভিউয়ের মেয়াদ শেষ',
      why: 'এর ঠিকানায় আর কিছু দেখা যাবে না। যে টিম ঠিকানাটি দিয়েছে, তাদের কাছে নতুন ঠিকানা চান।',
    },
    misfit: {
      title: 'এই প্রিভিউ দেখানো যাচ্ছে না',
      why: 'এর রিলিজগুলো এখন চালু সাইটের সঙ্গে মেলে না। যিনি এটি বানিয়েছেন, তিনি রিলিজগুলো আবার বেছে দিতে পারেন; ঠিকানা একই থাকবে।',
    },
  },
  goOnLive: 'সবার জন্য চালু সাইটে যান',
  linkOver: 'এই লিংকের মেয়াদ শেষ, অথবা এটি অন্য অ্যাকাউন্টের জন্য।',
  linkNotForAccount: 'এই লিংক সাইটের যে অংশের জন্য, আপনার অ্যাকাউন্ট থেকে সেটি দেখা যায় না।',
  nothingLive: 'এখনো কিছু চালু হয়নি। আগে বিল্ডগুলোসহ সার্ভার চালু করুন।',
  reasons: (count) => `${number(count)}টি কারণে এটি করা যাবে না।`,
  notDrawn: (release, path, why) => `${release}-এর ${path} পাতাটি সার্ভারে তৈরি করা যায় না: ${why}`,
  done: {
    liveAlready: (releases, closed) => `${list(releases)} আগে থেকেই চালু আছে।${stillOff(closed)}`,
    live: (releases, count, closed) =>
      `${revision(count)} থেকে ${list(releases)} চালু।${stillOff(closed)}`,
    canaryAlready: (releases) => `${list(releases)} আগে থেকেই এঁদের কাছে আছে।`,
    canary: (application, whom, count, others) => {
      const together = others.length === 0 ? '' : `, সঙ্গে ${list(others)}`;
      return `${revision(count)} থেকে ${application}-এর পরীক্ষামূলক রিলিজ: ${canaryPeople(whom)}${together}।`;
    },
    noCanary: (application) => `${application}-এর কোনো পরীক্ষামূলক রিলিজ নেই।`,
    canaryOver: (applications, count) =>
      `${revision(count)} থেকে ${list(applications)}-এর পরীক্ষামূলক রিলিজ শেষ।`,
    back: (application, version, count) =>
      `${revision(count)} থেকে ${application} আবার ${version}-এ ফিরেছে।`,
    undone: (back, gone, count) => {
      const parts = [
        ...back.map(({ application, version }) => `${application} আবার ${version}-এ ফিরেছে`),
        ...gone.map((application) => `${application} আর নেই`),
      ];
      return `${revision(count)} থেকে ${list(parts)}।`;
    },
    removed: (application, count) =>
      `${revision(count)} থেকে ${application} সব পাতাসহ সরিয়ে নেওয়া হয়েছে।`,
    handedOver: (from, to, paths, count) =>
      `${revision(count)} থেকে ${from}-এর ${list(paths)} এখন ${to}-এর।`,
    undoneAlready: ({
      application,
      version,
      revision: count,
      author: who,
      reason,
      live,
      before,
    }) => {
      const further =
        before === undefined
          ? ''
          : ` সেটিও তুলে নিতে চাইলে যে রিলিজে ফিরবেন, তার নাম দিন: এর আগে ${before} চালু ছিল।`;
      const done =
        version === undefined
          ? `${application} ${revision(count)} থেকেই আবার আছে`
          : `${application} ${version} ${revision(count)} থেকেই তুলে নেওয়া আছে`;
      const stays = live === undefined ? '' : ` ${application} ${live} চালুই থাকছে।`;
      return `${done} (${author(who)}): ${quoted(reason, '।')}${stays}${further}`;
    },
    offAlready: (application) => `${application} আগে থেকেই বন্ধ রাখা আছে।`,
    off: (application, count) => `${revision(count)} থেকে ${application} বন্ধ।`,
    notOff: (application) => `${application} বন্ধ রাখা নেই।`,
    revived: (application, count) => `${revision(count)} থেকে ${application} আবার খোলা।`,
  },
  refused: {
    nothingBefore: (application) => `${application}-এর ফেরার মতো আগের কোনো রিলিজ নেই।`,
    neverLive: (release) => `${release} কখনো চালু ছিল না: আগে এটি চালু করুন।`,
    shellStays: 'শেল বন্ধ রাখা যায় না: কেন বন্ধ, তা জানানোর কেউ থাকবে না।',
    notLive: (application) => `${application} চালু নেই।`,
    nothingToCompare: (application, version) =>
      `তুলনা করার মতো ${application}-এর কিছু চালু নেই: ${version} চালু করুন।`,
    twice: (application) => `${application}-এর নাম দুবার আছে।`,
    otherTeams: (applications) =>
      `এতে ${list(applications)}-এর রিলিজও মানুষের কাছে যায়: সেই টিমের টোকেনও Team-Tokens-এ দেখান।`,
    convicted: (release, count, reason) =>
      `${release} ${revision(count)}-এ তুলে নেওয়া হয়েছিল: ${quoted(reason, '।')} তবু মানুষকে দিতে চাইলে কারণ লিখুন (again)।`,
    nothingMoves: (from, to) =>
      `কোনো রুট সরছে না: ${from}-এর এখনকার যে রুট ছেড়ে দেওয়া হচ্ছে, তার একটিও ${to}-এ নেই।`,
    notHad: (release) => `${release} চালু নেই, পরীক্ষায়ও নেই: আবার দেখুন।`,
    notTried: (application) => `${application}-এর যা এখন পরীক্ষায় আছে, এটি তা নয়: আবার দেখুন।`,
    decided: (release, who, count) =>
      `${release} চালু আছে, কারণ ${revision(count)}-এ এতে ফেরা হয়েছে (${author(who)})। সেটি বদলাতে চাইলে যে রিলিজে যাবেন, তার নাম দিন।`,
    takenOff: (application) => `${application} বন্ধ রাখা আছে। আগে আবার খুলুন।`,
    liveForAll: (release) => `${release} আগে থেকেই সবার জন্য চালু আছে।`,
    purged: 'এই রিলিজের ফাইল আর রাখা নেই। আবার প্রকাশ করুন।',
    unproven: (release) =>
      `${release} অল্প কিছু মানুষ পরীক্ষা করছেন; এটি যে সবার জন্য চালু রিলিজের সমান ভালো, তা এখনো প্রমাণ হয়নি। অপেক্ষা করুন, অথবা তবু কেন সবাইকে দেবেন, তা লিখুন।`,
    unprovenOnce: (release) =>
      `${release} অল্প কিছু মানুষ পরীক্ষা করেছিলেন; এটি যে সবার জন্য চালু রিলিজের সমান ভালো, তা প্রমাণ হয়নি। আবার পরীক্ষায় দিন, অথবা তবু কেন সবাইকে দেবেন, তা লিখুন।`,
    unprovenMost: (release) =>
      `${release} যে সবার জন্য চালু রিলিজের সমান ভালো, তা এখনো প্রমাণ হয়নি; তাই ${number(mostUnproven)}%-এর বেশি ভিজিটরকে এটি দেওয়া যায় না। আরও কম মানুষকে দিন, অথবা তবু কেন দেবেন, তা লিখুন।`,
    noRamp:
      'যে পরীক্ষামূলক রিলিজ নিজে থেকে বাড়ে, তা কিছু ভিজিটর দিয়ে শুরু হয়; কাউকে না দিয়ে বা সবাইকে দিয়ে নয়। ১% দিয়ে শুরু করুন।',
  },
  files: {
    purged: (release) => `${release}-এর ফাইল আর রাখা নেই। আবার প্রকাশ করুন।`,
    missing: (release, file) => `${release}-এর ${file} ফাইলটি স্টোরে নেই।`,
    other: (release, file) => `${release}-এর ${file} ফাইলটি যা প্রকাশ করা হয়েছিল, তা নয়।`,
  },
  gate: {
    noShell: 'এই সেটে কোনো শেল নেই।',
    contract: (remote, wanted, shell, provided) =>
      `${remote} বানানো হয়েছে প্ল্যাটফর্মের চুক্তি ${wanted} ধরে, আর ${shell} দেয় ${provided}।`,
    notShared: (remote, wanted, shell) => `${remote}-এর ${wanted} লাগে, যা ${shell} দেয় না।`,
    noRange: (remote, wanted) => `${remote}-এর ${wanted} লাগে, যা ভার্সনের কোনো সীমা নয়।`,
    otherShared: (remote, wanted, shell, provided) =>
      `${remote}-এর ${wanted} লাগে, আর ${shell} দেয় ${provided}।`,
    audience: (release, application, is, was) =>
      `${release} ${people[is]} জন্য, আর ${application} ${people[was]} জন্য: কোনো রিলিজ তা বদলাতে পারে না।`,
    budget: {
      scripts: (release, has, most) =>
        `${release}-এর স্ক্রিপ্ট ${number(has)} কেবি; সীমা ${number(most)} কেবি।`,
      styles: (release, has, most) =>
        `${release}-এর স্টাইল শিট ${number(has)} কেবি; সীমা ${number(most)} কেবি।`,
    },
    noSmokeTest: (release) => `${release}-এর প্রাথমিক পরীক্ষা হয়নি।`,
    smokeTestFailed: (release) => `${release} শেষ প্রাথমিক পরীক্ষায় ফেল করেছে।`,
    oldSmokeTest: (release, application) =>
      `${release}-এর প্রাথমিক পরীক্ষার সময় ${application}-এর যে রিলিজ ছিল, এখন সেটি চালু নেই। আবার পরীক্ষা করুন।`,
  },
  smoke: {
    unattended:
      'এখন কোনো মেশিন রিলিজ দেখছে না। কোনো মেশিন আসা পর্যন্ত প্রাথমিক পরীক্ষা অপেক্ষায় থাকবে; একজন অ্যাডমিন কারণ জানিয়ে রিলিজটি ছেড়ে দিতে পারেন।',
    beforeAll:
      'এর পাতাগুলো দেখার পর পাশের অন্য রিলিজ বদলেছে। কোনো মেশিন পাতাগুলো আবার দেখলে সবাই এটি পাবেন; কোনো মেশিন না থাকলে একজন অ্যাডমিন এটি চালু করতে পারেন।',
    adminsOnly: 'কোনো মেশিন যে রিলিজ দেখেনি, তা শুধু একজন অ্যাডমিনই ছেড়ে দিতে পারেন।',
  },
  pages: {
    missing: (purpose, users) =>
      `“${purpose}” পাতাটি থাকবে না: ${linking(users)} সেখানে লিংক আছে। চালু কোনো রিলিজে পাতাটি নেই।`,
    lost: (purpose, users, release) =>
      `“${purpose}” পাতাটি থাকবে না: ${linking(users)} সেখানে লিংক আছে। পাতাটি ${release}-এর।`,
    other: (purpose, users, { path, of }, was) =>
      `${of}-এ “${purpose}” পাতার ঠিকানা হবে ${path}, কিন্তু ${linking(users)} লিংক দেওয়া আছে ${was.of}-এর ${was.path} ঠিকানা ধরে।`,
  },
  claims: {
    ofOthers: (remote, path) => `${remote} ${path} দাবি করে, যা কোনো রিমোটের হতে পারে না।`,
    twice: {
      container: (remote, name) => `${remote} কনটেইনারের নাম ${name} দুবার দাবি করে।`,
      route: (remote, path) => `${remote} রুটের ঠিকানা ${path} দুবার দাবি করে।`,
      navigation: (remote, path) => `${remote} মেনুর ঠিকানা ${path} দুবার দাবি করে।`,
      purpose: (remote, name) => `${remote} পাতার কাজ ${name} দুবার দাবি করে।`,
    },
    both: {
      container: (one, other, name) => `${one} ও ${other} দুটিই কনটেইনারের নাম ${name} দাবি করে।`,
      route: (one, other, path) => `${one} ও ${other} দুটিই রুটের ঠিকানা ${path} দাবি করে।`,
      navigation: (one, other, path) => `${one} ও ${other} দুটিই মেনুর ঠিকানা ${path} দাবি করে।`,
      purpose: (one, other, name) => `${one} ও ${other} দুটিই পাতার কাজ ${name} দাবি করে।`,
    },
  },
} satisfies typeof english;
