import { createElement, useEffect } from 'react';

type StructuredValue =
  | string
  | number
  | boolean
  | undefined
  | StructuredData
  | readonly StructuredValue[];

/** A thing as https://schema.org describes it; its addresses are whole ones, of `publicAddress`. */
export type StructuredData = {
  readonly '@type': string;
  readonly [property: string]: StructuredValue;
};

const mediaType = 'application/ld+json';

/**
 * Structured data (JSON-LD) of a page. Where the server draws, it is part of the markup, of which the shell
 * takes it out: words need not wait for it. In browsers it is no markup, and the page keeps a script of its
 * own: React makes script elements by `innerHTML`, which the page's content policy forbids (Trusted Types),
 * and a text node in one that is not code is all that is needed.
 */
export function StructuredDataScript({ data }: { data: readonly StructuredData[] }) {
  const text = textOf(data);
  useEffect(() => {
    for (const drawn of document.querySelectorAll(`script[type="${mediaType}"]`)) drawn.remove();
    const script = document.createElement('script');
    script.type = mediaType;
    script.append(text);
    document.head.append(script);
    return () => script.remove();
  }, [text]);
  return typeof document === 'undefined'
    ? createElement('script', { type: mediaType }, text)
    : null;
}

/** Nothing in it can end the element or open a comment, so that React has nothing to escape. */
function textOf(data: readonly StructuredData[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': data };
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}
