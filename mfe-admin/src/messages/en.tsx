// The pages write numbers and dates in English.
import '@motohaat/domain/formats-en';
import '@motohaat/domain/long-formats-en';
import { messages as audit } from './audit/en.tsx';
import { messages as bookings } from './bookings/en.tsx';
import { messages as common } from './common/en.tsx';
import { messages as home } from './home/en.tsx';
import { messages as reports } from './reports/en.tsx';
import { messages as users } from './users/en.tsx';

export const messages = { audit, bookings, common, home, reports, users };

export type Messages = typeof messages;
