import { Button } from '@motohaat/ui/button';
import { useEffect } from 'react';

import { pageLanguage } from '../language/page-language.ts';
import { useMessages } from '../messages/index.ts';
import { readableWords } from '../messages/readable/index.ts';
import { readable, type ReadableProps } from './readable.ts';

import styles from './readable-page.module.css';

/**
 * Keeps what the server drew of a page whose code is missing, so that it can be read in the frame that
 * the browser draws, and led on from.
 */
export async function keepPage(root: HTMLElement): Promise<void> {
  await readableWords.prepare(pageLanguage());
  const { childNodes = [] } = root.querySelector('main') ?? {};
  const nodes = [...childNodes];
  readable.Page = (props) => <ReadablePage nodes={nodes} {...props} />;
}

function ReadablePage({ nodes, state, onRetry }: ReadableProps & { nodes: readonly Node[] }) {
  const { sentence } = readableWords.useMessages();
  const { actions } = useMessages();
  useEffect(() => () => void (readable.Page = undefined), []);
  return (
    <>
      <div ref={(place) => place?.append(...nodes)} />
      {state.status === 'failed' && (
        <div className={styles.notice} role="alert" data-fallback={state.reason}>
          <p>{sentence}</p>
          <Button onClick={onRetry}>{actions.retry}</Button>
        </div>
      )}
    </>
  );
}
