const minute = 60_000;

/**
 * How long a bike is still held, for people.
 *
 * @param left ms until the hold ends
 */
export function holdLeft(left: number): string {
  if (left <= 0) return 'The hold has ended: the bike may go to somebody else at any moment.';
  if (left < minute) return 'Less than a minute left to pay';
  const minutes = Math.floor(left / minute) % 60;
  const hours = Math.floor(left / (60 * minute));
  const parts = [hours > 0 && count(hours, 'hour'), minutes > 0 && count(minutes, 'minute')];
  return `${parts.filter(Boolean).join(' ')} left to pay`;
}

const count = (number: number, unit: string) => `${number} ${unit}${number === 1 ? '' : 's'}`;
