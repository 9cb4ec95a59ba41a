import type { CanarySignal, CanaryVerdict } from '@motohaat/domain/canary';

import { Badge } from '../badge.tsx';
import { useReleaseMessages } from '../messages/release/index.ts';
import { VisuallyHidden } from '../visually-hidden.tsx';

import styles from './canary-verdict.module.css';

/** What could be said of a canary at a time. */
export type Look = { at: string; verdict: CanaryVerdict };
/** Of so many views, the share that was hit, or the typical time in ms. */
export type Shown = { views: number; value: number };
type Signal = { signal: CanarySignal; verdict: CanaryVerdict; canary: Shown; stable: Shown };
type Judgement = Look & { signals: readonly Signal[] };

/** What can be said of a canary; nothing until somebody has looked. */
export type Judged = {
  judged?: Judgement | undefined;
  /** What could be said before, oldest first. */
  looks?: readonly Look[] | undefined;
};

type CanaryVerdictProps = { version: string; judged: Judgement; looks: readonly Look[] };

const tones = { better_or_equal: 'success', worse: 'danger', not_yet: 'neutral' } as const;
const cells: Record<CanaryVerdict, string | undefined> = {
  better_or_equal: styles.equal,
  worse: styles.worse,
  not_yet: styles.open,
};

/** What can be said of a canary beside what everybody else has: now, in figures, and how it came. */
export function CanaryVerdictPanel({ version, judged, looks }: CanaryVerdictProps) {
  const { verdict: t, clock } = useReleaseMessages();
  return (
    <section className={styles.panel} aria-label={t.title(version)}>
      <p className={styles.words}>
        <Badge tone={tones[judged.verdict]}>{t.names[judged.verdict]}</Badge>
        <span className={styles.lead}>{t.meanings[judged.verdict]}</span>
      </p>
      <div className={styles.sequence}>
        <ol className={styles.cells} aria-label={t.sequence}>
          {looks.map((look) => (
            <li key={look.at} className={cells[look.verdict]} title={t.look(look)}>
              <VisuallyHidden>{t.look(look)}</VisuallyHidden>
            </li>
          ))}
        </ol>
        <span className={styles.lead}>{t.looked(clock(judged.at))}</span>
      </div>
      {judged.signals.length > 0 && <Figures version={version} signals={judged.signals} />}
    </section>
  );
}

function Figures({ version, signals }: { version: string; signals: readonly Signal[] }) {
  const { verdict: t } = useReleaseMessages();
  return (
    <details className={styles.details}>
      <summary>{t.figures(version)}</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t.signal}</th>
            <th scope="col">{t.canary}</th>
            <th scope="col">{t.stable}</th>
            <th scope="col">{t.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {signals.map((each) => (
            <tr key={each.signal}>
              <th scope="row">{t.signals[each.signal]}</th>
              <td>{t.shown(each.signal, each.canary)}</td>
              <td>{t.shown(each.signal, each.stable)}</td>
              <td>{t.names[each.verdict]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
