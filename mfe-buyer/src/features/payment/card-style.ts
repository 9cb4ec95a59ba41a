import { useEffect, useState } from 'react';

import type { CardStyle } from './stripe.tsx';

/** The page's own look for the card field, which lies in a frame that no style sheet reaches. */
export function useCardStyle(): CardStyle {
  const [style, setStyle] = useState(readCardStyle);
  useEffect(() => {
    const dark = window.matchMedia('(prefers-color-scheme: dark)');
    const follow = () => setStyle(readCardStyle());
    dark.addEventListener('change', follow);
    return () => dark.removeEventListener('change', follow);
  }, []);
  return style;
}

function readCardStyle(): CardStyle {
  const page = getComputedStyle(document.documentElement);
  const colour = (token: string) => toRgb(page.getPropertyValue(token).trim());
  const danger = colour('--color-danger');
  return {
    base: {
      color: colour('--color-ink'),
      iconColor: colour('--color-muted'),
      fontFamily: 'system-ui, sans-serif',
      fontSize: '16px',
      lineHeight: '24px',
      '::placeholder': { color: colour('--color-muted') },
    },
    invalid: { color: danger, iconColor: danger },
  };
}

/** The tokens are in OKLCH; the frame's own code may know older notations only. */
function toRgb(colour: string): string {
  if (typeof OffscreenCanvas === 'undefined') return colour;
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) return colour;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}
