import type { Health } from '@motohaat/contract/registry';

import { teamWords } from '../messages/dashboard/sections.ts';

import styles from './team.module.css';

/** How the live release and the one that is tried do on people's pages. */
export function TeamFigures({ health }: { health: readonly Health[] }) {
  const { team: t } = teamWords.useMessages();
  return (
    <table className={styles.figures} aria-label={t.figures}>
      <thead>
        <tr>
          {[t.version, t.views, t.failedViews, 'LCP', 'INP', 'CLS'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {health.map((each) => (
          <tr key={each.release}>
            <th scope="row">{each.canary ? t.isTried(each.version) : each.version}</th>
            <td>{t.count(each.opened)}</td>
            <td>{t.share(failedShare(each))}</td>
            <td>{t.milliseconds(each.lcp)}</td>
            <td>{t.milliseconds(each.inp)}</td>
            <td>{t.shift(each.cls)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Of the views, those that did not load or broke; 0 to 1. */
function failedShare({ opened, loadFailures, renderErrors }: Health): number {
  return opened === 0 ? 0 : (loadFailures + renderErrors) / opened;
}
