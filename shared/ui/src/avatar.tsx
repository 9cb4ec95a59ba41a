import { useState } from 'react';

import { classNames } from './class-names.ts';
import { hasFailed } from './has-failed.ts';

import styles from './avatar.module.css';

type AvatarProps = {
  name: string;
  /**
   * A picture of the person; without one, or where it cannot be loaded, a drawing that is the same for
   * the same name.
   */
  photo?: string | null;
  /** Pixels. */
  size?: number;
};

/** A person in a circle. It is decoration: the name stands beside it. */
export function Avatar({ name, photo, size = 40 }: AvatarProps) {
  const [missing, setMissing] = useState<string>();
  if (photo && photo !== missing) {
    return (
      <img
        className={styles.avatar}
        src={photo}
        alt=""
        width={size}
        height={size}
        referrerPolicy="no-referrer"
        ref={(image) => {
          if (hasFailed(image)) setMissing(photo);
        }}
        onError={() => setMissing(photo)}
      />
    );
  }
  const letters = initials(name);
  const seed = hash(name);
  const hue = seed % 360;
  const turn = (seed >>> 9) % 4;
  return (
    <svg className={styles.avatar} viewBox="0 0 40 40" width={size} height={size} aria-hidden>
      <rect width="40" height="40" fill={`oklch(0.9 0.05 ${hue})`} />
      <g transform={`rotate(${turn * 90} 20 20)`} fill={`oklch(0.8 0.09 ${hue})`}>
        <path d={shapes[(seed >>> 5) % shapes.length]} />
      </g>
      <text
        x="20"
        y="20.5"
        className={classNames(styles.initials, letters.length > 3 && styles.wide)}
        fill={`oklch(0.32 0.08 ${hue})`}
      >
        {letters}
      </text>
    </svg>
  );
}

/** Four plain figures on a 40 px square; one of them, turned, stands behind the initials. */
const shapes = [
  'M0 0h40A40 40 0 0 1 0 40Z',
  'M0 20a20 20 0 0 1 40 0v20H0Z',
  'M0 40 40 0v40Z',
  'M20 0a20 20 0 0 1 0 40A20 20 0 0 0 20 0ZM0 0h20v40H0Z',
] as const;

/** The first letters of the first and the last word: `Rafiq Hasan` is RH, `ক্ষিতি রায়` is ক্ষিরা. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : words;
  return letters
    .map((word) => firstLetter(word ?? ''))
    .join('')
    .toUpperCase();
}

let segmenter: Intl.Segmenter | undefined;

/** As people see it: a Bangla letter with its vowel, and joined letters whole. */
function firstLetter(word: string): string {
  // The segmenter reads the browser's data of all languages.
  const [plain] = /^[ -~](?![^ -~])/.exec(word) ?? [];
  if (plain) return plain;
  segmenter ??= new Intl.Segmenter();
  let letter = '';
  for (const { segment } of segmenter.segment(word)) {
    letter += segment;
    // Engines of before Unicode 15.1 part letters behind the sign that joins them.
    if (!letter.endsWith('\u09cd')) break;
  }
  return letter;
}

/** FNV-1a, 32 bit: spreads similar names well. Source: http://www.isthe.com/chongo/tech/comp/fnv */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}
