import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';

/** Writes into a field that its user holds: a suggestion that was taken. */
export function fillIn(field: HTMLInputElement, text: string): void {
  field.value = text;
}

/**
 * Has a form lead to the search within the document, and without what was left empty. Fields of the same
 * name are one text.
 *
 * @param path of the search
 */
export function useSearchForm(form: HTMLFormElement | null, path: string): void {
  const navigate = useNavigate();
  const send = useEffectEvent((event: Event) => {
    // Each field of the form brings this along.
    if (event.defaultPrevented || !form) return;
    event.preventDefault();
    void navigate({ pathname: path, search: queryOf(textsIn(form)) });
  });
  useEffect(() => {
    const listening = new AbortController();
    form?.addEventListener('submit', send, { signal: listening.signal });
    return () => listening.abort();
  }, [form]);
}

function textsIn(form: HTMLFormElement): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text) texts[name] = texts[name] ? `${texts[name]} ${text}` : text;
  }
  return texts;
}

/** Names and values as they stand behind the path of the search. */
export function queryOf(texts: Readonly<Partial<Record<string, string>>>): string {
  const pairs = Object.entries(texts).map(([name, text]) => [name, text ?? '']);
  return String(new URLSearchParams(pairs)).replaceAll('%2C', ',');
}
