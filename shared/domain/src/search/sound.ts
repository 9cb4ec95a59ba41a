/** What sounds alike, in the order in which it is replaced; `C` is the sound of চ. */
const rules: readonly (readonly [sound: RegExp, sign: string])[] = [
  [/x+/g, 'x'],
  [/ck/g, 'k'],
  [/sch/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/ch/g, 'C'],
  [/[cq]/g, 'k'],
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/ksh/g, 'k'],
  [/sh/g, 's'],
  [/([kgjtdb])h/g, '$1'],
  [/v/g, 'b'],
  [/z/g, 'j'],
  [/ng/g, 'n'],
  [/w/g, 'u'],
  [/ee|ea/g, 'i'],
  [/oo/g, 'u'],
  [/^i(?=y)/, ''],
  [/(?!^)y/g, 'i'],
  [/[ei]/g, 'i'],
  [/[ou]/g, 'u'],
  [/(.)\1+/g, '$1'],
  [/ks(?=s)/g, 'k'],
];

const known = new Map<string, string>();
/** More words than names have; what is typed beyond them is worked out each time. */
const mostKnown = 20_000;

/**
 * A word by its sound: consonants that are mixed up have one sign, vowels have three, and nothing is
 * double. Saying it again changes nothing.
 *
 * @param word in Latin script and lower case; numbers stay
 */
export function soundOf(word: string): string {
  if (/^\d/.test(word)) return word;
  const before = known.get(word);
  if (before !== undefined) return before;
  let sound = word;
  for (let last = ''; last !== sound;) {
    last = sound;
    for (const [pattern, sign] of rules) sound = sound.replace(pattern, sign);
  }
  if (known.size < mostKnown) known.set(word, sound);
  return sound;
}

/**
 * What is left of a word's sound without its vowels, so that পালসার, palsar, pulser and plusar meet. A
 * vowel at the beginning is kept, as `a`.
 *
 * @param word in Latin script and lower case; numbers stay
 */
export function skeletonOf(word: string): string {
  if (/^\d/.test(word)) return word;
  const sound = soundOf(word);
  const [first = '', ...rest] = Array.from(sound);
  const bones = first.replace(/[aiu]/, 'a') + rest.join('').replace(/[aiu]/g, '');
  return bones.replace(/(.)\1+/gu, '$1');
}
