import { addLongFormats, type LongFormats, zone } from './long-formats.ts';

function make(): LongFormats {
  const days = new Intl.DateTimeFormat('en-GB', { timeZone: zone, dateStyle: 'medium' });
  const times = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
  });
  const lists = new Intl.ListFormat('en-GB');
  const collator = new Intl.Collator('en');
  const time = (at: Date) => times.format(at).replace(/^0:/, '12:');
  return {
    day: (at) => days.format(at),
    time,
    dayAndTime: (at) => `${days.format(at)}, ${time(at)}`,
    list: (names) => lists.format(names),
    compare: collator.compare,
  };
}

/** How English writes dates, times and lists; from here on `longFormats('en')` has it too. */
export const longEnglish = make();
addLongFormats('en', longEnglish);
