import { normalisePhone } from '@motohaat/domain/phone';
import { cleanText, isBlank, isPlainLine } from '@motohaat/domain/text';

import { AppError } from '../../http/app-error.ts';

/**
 * A phone number as it is stored; empty is allowed (ruling S2.31).
 * @throws AppError `invalid` for anything that is no Bangladeshi mobile number
 */
export function readPhone(text = ''): string {
  if (isBlank(text)) return '';
  const phone = normalisePhone(text);
  if (phone === undefined) {
    throw new AppError('invalid', { fields: { phone: (t) => t.bookings.phone } });
  }
  return phone;
}

/** The longest meeting place, in characters. */
const maximumPlaceLength = 200;

/**
 * A meeting place as it is stored; empty is allowed.
 * @throws AppError `invalid` if it is too long, or is not one line of visible characters
 */
export function readMeetingPlace(text = ''): string {
  const place = cleanText(text);
  if (!isPlainLine(place)) {
    throw new AppError('invalid', { fields: { location: (t) => t.bookings.placePlain } });
  }
  if (Array.from(place).length > maximumPlaceLength) {
    throw new AppError('invalid', {
      fields: { location: (t) => t.fields.longest(maximumPlaceLength) },
    });
  }
  return place;
}
