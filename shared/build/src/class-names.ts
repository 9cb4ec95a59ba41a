import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';

import { classLetters } from '@motohaat/contract/class-names';

type Place = { resourcePath: string; rootContext: string };

/**
 * Names classes of an application briefly, by where they are written: each stands in a sheet, in the code and
 * in what is drawn, and hashes do not compress. Of seven hundred in a hundred modules two have the same name in
 * one application of a hundred, which the build refuses.
 *
 * @param application begins all of them: the shared button has the same path in every application, and
 *   two releases may style it differently
 * @param isLegible whether they say what they are called where they are written
 * @returns what css-loader calls for each class
 * @throws Error when another class of the application has that name already
 */
export function classNames(application: string, isLegible: boolean) {
  const places = new Map<string, string>();
  const prefix = application.replace(/^mfe-/, '');
  return ({ resourcePath, rootContext }: Place, _pattern: string, local: string): string => {
    const path = relative(rootContext, resourcePath).replaceAll(sep, '/');
    const place = `${path} .${local}`;
    const short = lettersOf(path, classLetters.module) + lettersOf(place, classLetters.own);
    const other = places.get(short) ?? place;
    if (other !== place) {
      throw new Error(
        `${place} and ${other} have the same brief name: call one of them otherwise.`,
      );
    }
    places.set(short, place);
    return `${prefix}-${isLegible ? `${local}-` : ''}${short}`;
  };
}

function lettersOf(text: string, length: number): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, length);
}
