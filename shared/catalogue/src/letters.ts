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
