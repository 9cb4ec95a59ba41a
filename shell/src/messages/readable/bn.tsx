import type { Messages } from './en.tsx';

export const messages: Messages = {
  sentence: 'পাতাটি পড়া যাচ্ছে, তবে এর বোতামগুলো এখনো কাজ করছে না।',
};
