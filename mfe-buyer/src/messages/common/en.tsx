// The pages write numbers and dates in English.
import '@motohaat/domain/formats-en';
import '@motohaat/domain/long-formats-en';

export const messages = {
  lookForBike: 'Look for a bike',
};

export type Messages = typeof messages;
