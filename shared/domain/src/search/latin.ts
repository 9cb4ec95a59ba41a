const rows = (text: string) =>
  text.split(' ').map((row): [string, string] => {
    const [bangla = '', latin = ''] = row.split(':');
    return [bangla, latin];
  });

/** Each sign of the script as it is most often written in Latin; a vowel that is not written is left out. */
const signs: ReadonlyMap<string, string> = new Map([
  ...rows(
    'ক:k খ:kh গ:g ঘ:gh ঙ:ng চ:ch ছ:ch জ:j ঝ:jh ঞ:n ট:t ঠ:th ড:d ঢ:dh ণ:n ত:t থ:th দ:d ধ:dh ন:n',
  ),
  ...rows('প:p ফ:f ব:b ভ:v ম:m য:j র:r ল:l শ:sh ষ:sh স:s হ:h ৎ:t ং:ng ঃ: ঁ: ়: ৗ:u'),
  ...rows('অ:o আ:a ই:i ঈ:i উ:u ঊ:u ঋ:ri এ:e ঐ:oi ও:o ঔ:ou'),
  ...rows('া:a ি:i ী:i ু:u ূ:u ৃ:ri ে:e ৈ:oi ো:o ৌ:ou'),
]);
const dot = '\u09bc';
const joiner = '\u09cd';

/**
 * A Bangla word in rough Latin, as a reader of Bangla would type it: `ঢাকা` → `dhaka`. Signs of other
 * scripts stay.
 *
 * @param word in NFC
 */
export function latinOf(word: string): string {
  const given = Array.from(word);
  let latin = '';
  for (let at = 0; at < given.length; at++) {
    const sign = given[at] ?? '';
    const next = given[at + 1];
    if (next === dot) {
      // য়, ড় and ঢ়.
      latin += sign === 'য' ? 'y' : 'r';
      at++;
    } else if (sign === joiner) {
      // ্য behind a consonant opens the vowel: গ্যা.
      if (next !== 'য') continue;
      latin += 'a';
      at++;
    } else latin += signs.get(sign) ?? sign;
  }
  return latin;
}
