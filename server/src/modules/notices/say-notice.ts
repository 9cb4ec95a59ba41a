import type { NoticeData, NoticeKind } from '@motohaat/domain/notice';

import type { Messages } from '../../messages/index.ts';
import type { NoticeAbout, NoticeWords } from '../../messages/notices-en.ts';

type Catalogue = {
  [Kind in NoticeKind]: (data: NoticeData[Kind], about: NoticeAbout) => NoticeWords;
};

/** The words of a notice in the language of whoever reads it. */
export function sayNotice<Kind extends NoticeKind>(
  { notices }: Pick<Messages, 'notices'>,
  kind: Kind,
  data: NoticeData[Kind],
  about: NoticeAbout,
): NoticeWords {
  const catalogue: Catalogue = notices;
  return catalogue[kind](data, about);
}
