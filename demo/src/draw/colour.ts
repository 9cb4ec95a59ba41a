const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);

/** Mixes two hex colours; 0 gives `a`, 1 gives `b`. */
export function mix(a: string, b: string, share: number): string {
  const mixed = [1, 3, 5].map((at) => {
    const value = channel(a, at) + (channel(b, at) - channel(a, at)) * share;
    return Math.round(value).toString(16).padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}

export const lighter = (colour: string, share: number): string => mix(colour, '#ffffff', share);
export const darker = (colour: string, share: number): string => mix(colour, '#05060a', share);
