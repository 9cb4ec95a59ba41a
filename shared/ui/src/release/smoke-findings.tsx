import { useReleaseMessages } from '../messages/release/index.ts';
import { Skeleton, SkeletonGroup } from '../skeleton.tsx';
import { FailedState } from '../states.tsx';
import { type ReadPicture, type Report, SmokeReport } from './smoke-report.tsx';

/** How far a smoke test is, and what the latest one that ended found. */
type Standing = {
  state: 'none' | 'waiting' | 'running' | 'done' | 'broken';
  /** Whether a machine looks at releases now. */
  attended: boolean;
  problem: string | null;
  /** Views that are looked at, of how many. */
  done: number;
  of: number | null;
  report: Report | null;
};

type SmokeFindingsProps = {
  /** `undefined` until it is known. */
  standing: Standing | undefined;
  /** It could not be asked for. */
  isLost: boolean;
  onRetry: () => void;
  read: ReadPicture;
};

/** How a release stands with its smoke test, in a sentence, with the report behind it. */
export function SmokeFindings({ standing, isLost, onRetry, read }: SmokeFindingsProps) {
  const { smoke: t } = useReleaseMessages();
  if (!standing && isLost) return <FailedState onRetry={onRetry}>{t.lostReport}</FailedState>;
  if (!standing) {
    return (
      <SkeletonGroup label={t.loading}>
        <Skeleton />
      </SkeletonGroup>
    );
  }
  return (
    <>
      <output>{sentenceOf(standing, t)}</output>
      {standing.report && <SmokeReport report={standing.report} read={read} />}
    </>
  );
}

function sentenceOf(
  { state, attended, problem, done, of, report }: Standing,
  t: ReturnType<typeof useReleaseMessages>['smoke'],
): string {
  if (state === 'waiting') return attended ? t.waiting : t.unattended;
  if (state === 'running') return t.running(done, of);
  if (state === 'broken') return t.broken(problem ?? '');
  if (!report) return t.none;
  const faults = report.pages.filter((page) => page.faults.length > 0).length;
  return report.passed ? t.passed(report.pages.length, report.at) : t.failed(faults, report.at);
}
