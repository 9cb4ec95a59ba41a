import type { Messages } from './en.tsx';

export const messages = {
  notices: {
    title: 'নোটিশ',
    lead: 'আপনার বুকিং, বাইক, পছন্দ আর অ্যাকাউন্টে যা যা হয়েছে। নোটিশ ৯০ দিন থাকে।',
    loading: 'আপনার নোটিশ লোড হচ্ছে',
    failed: 'আপনার নোটিশ লোড করা যায়নি।',
    empty: 'আপনাকে জানানোর মতো এখনো কিছু নেই।',
    unread: 'নতুন',
    read: 'পড়া হয়েছে',
    readAll: 'সব পড়া হয়েছে',
    allRead: 'সব নোটিশ পড়া হিসেবে চিহ্নিত হয়েছে।',
  },
} satisfies Messages;
