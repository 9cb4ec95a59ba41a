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
    void navigate({ pathname: path, search: queryOf(form) });
  });
  useEffect(() => {
    const listening = new AbortController();
    form?.addEventListener('submit', send, { signal: listening.signal });
    return () => listening.abort();
  }, [form]);
}

function queryOf(form: HTMLFormElement): string {
  const texts: Record<string, string> = {};
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? value.trim() : '';
    if (text) texts[name] = texts[name] ? `${texts[name]} ${text}` : text;
  }
  return String(new URLSearchParams(texts)).replaceAll('%2C', ',');
}
