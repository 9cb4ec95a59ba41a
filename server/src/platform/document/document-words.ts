import type { Language } from '@motohaat/domain/language';

type Words = {
  description: string;
  notFound: string;
  bikes: string;
  /** @param link to the bikes, as HTML */
  needsScript: (link: string) => string;
};

/** What the server itself says in a document. */
export const documentWords: Readonly<Record<Language, Words>> = {
  en: {
    description:
      'Buy and sell used motorbikes across Bangladesh: real prices in taka, condition and place at a glance.',
    notFound: 'Page not found',
    bikes: 'The bikes on MotoHaat',
    needsScript: (link) =>
      `This page needs JavaScript. Please turn it on in your browser and load it again. ${link} can be read without.`,
  },
  bn: {
    description: 'সারা বাংলাদেশে পুরোনো মোটরসাইকেল কেনাবেচা: টাকায় আসল দাম, অবস্থা ও এলাকা এক নজরে।',
    notFound: 'পাতাটি পাওয়া যায়নি',
    bikes: 'MotoHaat-এর বাইকগুলো',
    needsScript: (link) =>
      `এই পাতার জন্য জাভাস্ক্রিপ্ট লাগে। ব্রাউজারে তা চালু করে পাতাটি আবার খুলুন। ${link} জাভাস্ক্রিপ্ট ছাড়াও দেখা যায়।`,
  },
};
