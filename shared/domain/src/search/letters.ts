/** The names of Latin letters as they are said and written in Bangla. */
const names: Readonly<Record<string, string>> = {
  A: 'এ',
  B: 'বি',
  C: 'সি',
  D: 'ডি',
  E: 'ই',
  F: 'এফ',
  G: 'জি',
  H: 'এইচ',
  I: 'আই',
  J: 'জে',
  K: 'কে',
  L: 'এল',
  M: 'এম',
  N: 'এন',
  O: 'ও',
  P: 'পি',
  Q: 'কিউ',
  R: 'আর',
  S: 'এস',
  T: 'টি',
  U: 'ইউ',
  V: 'ভি',
  W: 'ডব্লিউ',
  X: 'এক্স',
  Y: 'ওয়াই',
  Z: 'জেড',
};

/** A code as it is said: `V4` → `ভি4`. What is no Latin letter stays. */
export function spelledOut(code: string): string {
  return code
    .replace(/[a-z]/gi, (letter) => names[letter.toUpperCase()] ?? letter)
    .normalize('NFC');
}

/** Letters by their names, the longest first: এইচ is H before এ is A. */
const letters = Object.entries(names)
  .map(([letter, name]) => [name.normalize('NFC'), letter.toLowerCase()] as const)
  .toSorted(([one], [other]) => other.length - one.length);
/** A name of a letter does not end before these: they belong to its last consonant. */
const belongs = /^[\u09bc\u09be-\u09cd\u0981-\u0983]/;

/**
 * Reads a word that is names of letters alone: `এফজেড` → `fz`.
 *
 * @param word in NFC
 * @returns nothing where anything else is in it
 */
export function initialsOf(word: string): string | undefined {
  let initials = '';
  for (let rest = word; rest !== '';) {
    const found = letters.find(
      ([name]) => rest.startsWith(name) && !belongs.test(rest.slice(name.length)),
    );
    if (!found) return undefined;
    initials += found[1];
    rest = rest.slice(found[0].length);
  }
  return initials === '' ? undefined : initials;
}
