import { createElement, useEffect, useSyncExternalStore } from 'react';

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

const never = () => () => {};

/**
 * Structured data (JSON-LD) of a page. It is part of the markup that the server draws. The browser takes
 * that over and from then on keeps a script of its own: React makes script elements by `innerHTML`,
 * which the page's content policy forbids (Trusted Types), and a text node in one that is not code is
 * all that is needed.
 */
export function StructuredDataScript({ data }: { data: readonly StructuredData[] }) {
  const isServers = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const text = textOf(data);
  useEffect(() => {
    if (isServers) return undefined;
    const script = document.createElement('script');
    script.type = mediaType;
    script.append(text);
    document.head.append(script);
    return () => script.remove();
  }, [isServers, text]);
  return isServers ? createElement('script', { type: mediaType }, text) : null;
}

const mediaType = 'application/ld+json';

/** Nothing in it can end the element or open a comment, so that React has nothing to escape. */
function textOf(data: readonly StructuredData[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': data };
  return JSON.stringify(graph).replaceAll('<', String.raw`\u003c`);
}
