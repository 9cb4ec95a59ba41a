import type { Language } from '@motohaat/domain/language';
import type { Rspack } from '@rsbuild/core';

type Groups = NonNullable<
  Exclude<
    NonNullable<Rspack.Configuration['optimization']>['splitChunks'],
    false | undefined
  >['cacheGroups']
>;

/**
 * Has the formats of a language once in an application, beside words that each of its pages prepares. Each
 * is small enough to be put into every chunk that uses it, and a page has up to five groups of words. So
 * are the long formats and days, where more than one chunk has them.
 *
 * @param words the group of words that they come with
 */
export function formatsOnce(words: string): Groups {
  return { 'formats-en': formatsIn('en', words), 'formats-bn': formatsIn('bn', words) };
}

const formatsIn = (language: Language, words: string) => ({
  test: new RegExp(
    `[\\\\/]domain[\\\\/](?:src|dist)[\\\\/](?:(?:(?:long-)?formats|day)-${language}|time)\\.[jt]s$`,
  ),
  name: `${words}-${language}`,
  chunks: ({ name }: { name?: string | undefined }) => name?.endsWith(`-${language}`) ?? false,
  minChunks: 2,
  enforce: true,
  priority: 4,
});
