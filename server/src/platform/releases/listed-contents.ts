import type { Release } from '@motohaat/contract/composition';
import type { FileContent } from '@motohaat/releases/dist-folder';

import type { Content } from './contents.repository.ts';

/** The files of a release under the hashes by which it lists them; each was compared with its own before. */
export function listedContents({ files: listed }: Release, files: FileContent[]): Content[] {
  const contents = new Map(files.map(({ path, content }) => [path, content]));
  return listed.flatMap(({ path, integrity }) => {
    const content = contents.get(path);
    return content ? [{ integrity, content }] : [];
  });
}
