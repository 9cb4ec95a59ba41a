const loading = new Map<string, Promise<void>>();

/** Runs a script of another origin once; asking again after a failure tries again. */
export function loadScript(url: string): Promise<void> {
  const known = loading.get(url);
  if (known) return known;
  const promise = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(url);
      script.remove();
      reject(new Error(`could not load ${url}`));
    });
    document.head.append(script);
  });
  loading.set(url, promise);
  return promise;
}
