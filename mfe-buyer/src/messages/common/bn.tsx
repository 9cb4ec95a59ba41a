// The pages write numbers and dates in Bangla.
import '@motohaat/domain/formats-bn';
import '@motohaat/domain/long-formats-bn';
import type { Messages } from './en.tsx';

export const messages = {
  lookForBike: 'বাইক খুঁজুন',
} satisfies Messages;
