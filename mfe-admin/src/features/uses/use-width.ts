import { type RefObject, useEffect, useRef, useState } from 'react';

/** Of what a text is as large as it is, unless somebody wants it larger. */
const usual = 16;

/**
 * How wide an element is, in pixels of a page whose text is as large as usual: where it is twice as large,
 * half as much finds room. 0 until that is known.
 */
export function useWidth<Of extends Element>(): [RefObject<Of | null>, number] {
  const element = useRef<Of>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const text = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setWidth(((entry?.contentRect.width ?? 0) * usual) / (text || usual));
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return [element, width];
}

/** So many of those pixels, as a length that grows with the text. */
export function growing(pixels: number): string {
  return `${pixels / usual}rem`;
}
