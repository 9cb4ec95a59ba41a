// The pages write numbers and dates in Bangla.
import '@motohaat/domain/formats-bn';
import '@motohaat/domain/long-formats-bn';
import { messages as audit } from './audit/bn.tsx';
import { messages as bookings } from './bookings/bn.tsx';
import { messages as common } from './common/bn.tsx';
import type { Messages } from './en.tsx';
import { messages as home } from './home/bn.tsx';
import { messages as reports } from './reports/bn.tsx';
import { messages as users } from './users/bn.tsx';

export const messages = { audit, bookings, common, home, reports, users } satisfies Messages;
