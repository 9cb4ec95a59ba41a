import { NetworkError } from './errors.ts';

export type SendOptions = {
  /** Called with the part of the body that has gone out, from 0 to 1. */
  onProgress?: ((part: number) => void) | undefined;
  signal?: AbortSignal | undefined;
};

export type FormRequest = SendOptions & {
  url: string;
  form: FormData;
  headers: Record<string, string>;
  /** Milliseconds without any progress after which the connection counts as lost. */
  patience: number;
};

/**
 * Posts a form and reports how much of it has gone out, which `fetch` cannot do. A large body on a
 * slow line may take long: it is given up only when nothing moves any more.
 *
 * @throws NetworkError, and what `signal` was aborted with
 */
export function sendForm(request: FormRequest): Promise<Response> {
  const { url, form, headers, patience, onProgress, signal } = request;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const sender = new XMLHttpRequest();
    const abort = () => sender.abort();
    let silence = setTimeout(abort, patience);
    const moved = () => {
      clearTimeout(silence);
      silence = setTimeout(abort, patience);
    };

    sender.open('POST', url);
    for (const [name, value] of Object.entries(headers)) sender.setRequestHeader(name, value);
    sender.upload.addEventListener('progress', ({ loaded, total }) => {
      moved();
      if (total > 0) onProgress?.(loaded / total);
    });
    sender.addEventListener('load', () => resolve(answerOf(sender)));
    sender.addEventListener('error', () => reject(new NetworkError()));
    sender.addEventListener('abort', () =>
      reject(signal?.aborted ? (signal.reason as Error) : new NetworkError()),
    );
    sender.addEventListener('loadend', () => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', abort);
    });
    signal?.addEventListener('abort', abort);
    sender.send(form);
  });
}

function answerOf(sender: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of sender.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const [name = '', ...value] = line.split(':');
    if (name) headers.append(name, value.join(':').trim());
  }
  return new Response(sender.responseText, { status: sender.status, headers });
}
