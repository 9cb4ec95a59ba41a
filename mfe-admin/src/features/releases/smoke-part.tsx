import * as calls from '@motohaat/contract/calls';
import type { SmokeStanding } from '@motohaat/contract/smoke-tests';
import { useApi } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { useQuery } from '@tanstack/react-query';

import { useMessages } from '../../messages/releases/index.ts';
import { smokeQuery } from './releases.queries.ts';
import { SmokeReport } from './smoke-report.tsx';

import styles from './smoke-part.module.css';

type SmokePartProps = {
  application: string;
  /** Of the release that is chosen; nothing until one is. */
  version: string;
  /** Whether it goes live although no machine has looked at it. */
  untested: boolean;
  onUntested: (untested: boolean) => void;
};

/** What the server's machines found on the pages of a release, and what can be done where they did not look. */
export function SmokePart({ application, version, untested, onUntested }: SmokePartProps) {
  const { smoke: t } = useMessages();
  const params = { application, version };
  const { data, refetch } = useQuery(smokeQuery(useApi(), params));
  const order = useAction({
    run: (api) => api.call(calls.releases.orderSmoke, { params }),
    changes: [],
    onDone: () => void refetch(),
  });
  if (!data) return null;
  const isUnderWay = data.state === 'waiting' || data.state === 'running';
  return (
    <section className={styles.part} aria-label={t.title}>
      <output>{sentenceOf(data, t)}</output>
      {!isUnderWay && (
        <Button busy={order.pending} onClick={() => void order.run()}>
          {data.report ? t.again : t.order}
        </Button>
      )}
      {data.report && <SmokeReport {...params} report={data.report} />}
      {data.report?.passed !== false && (
        <label className={styles.choice}>
          <input
            type="checkbox"
            checked={untested}
            onChange={({ target }) => onUntested(target.checked)}
          />
          <span>{t.untested}</span>
        </label>
      )}
    </section>
  );
}

function sentenceOf(
  { state, attended, problem, done, of, report }: SmokeStanding,
  t: ReturnType<typeof useMessages>['smoke'],
): string {
  if (state === 'waiting') return attended ? t.waiting : t.unattended;
  if (state === 'running') return t.running(done, of);
  if (state === 'broken') return t.broken(problem ?? '');
  if (!report) return t.none;
  const faults = report.pages.filter((page) => page.faults.length > 0).length;
  return report.passed ? t.passed(report.pages.length, report.at) : t.failed(faults, report.at);
}
