import type { Release } from '@motohaat/contract/composition';

/** What all scripts and all style sheets of a release weigh, in kB (1000 bytes) before compression. */
export function sizeOf({ files }: Release): { javascript: number; css: number } {
  const kilobytes = (ending: string) => {
    const bytes = files
      .filter(({ path }) => path.endsWith(ending))
      .reduce((sum, file) => sum + file.bytes, 0);
    return Math.ceil(bytes / 10) / 100;
  };
  return { javascript: kilobytes('.js'), css: kilobytes('.css') };
}
