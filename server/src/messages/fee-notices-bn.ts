type FeePaid = { bike: string; fee: string; rest: string };
export const feePaid = {
  buyer: ({ bike, fee, rest }: FeePaid) => ({
    title: 'আপনার বুকিং ফি পৌঁছেছে',
    text: `${bike}-এর বুকিং ফি ${fee} আপনি পেমেন্ট করেছেন। বাকি ${rest} বাইক বুঝে নেওয়ার সময় হাতে হাতে দেবেন।`,
  }),
  seller: ({ bike, fee, rest }: FeePaid) => ({
    title: 'বুকিং ফি পেমেন্ট হয়েছে',
    text: `ক্রেতা ${bike}-এর বুকিং ফি ${fee} পেমেন্ট করেছেন। কাগজপত্রসহ বাইক বুঝিয়ে দেওয়ার সময় বাকি ${rest} নিন।`,
  }),
};
