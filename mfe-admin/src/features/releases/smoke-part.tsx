import * as calls from '@motohaat/contract/calls';
import { useApi } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { useReleaseMessages } from '@motohaat/ui/messages/release';
import { SmokeFindings } from '@motohaat/ui/release/smoke-findings';
import { useQuery } from '@tanstack/react-query';

import { useDialogMessages } from '../../messages/releases/dialogs/index.ts';
import { isUnderWay, readSmokePicture, smokeQuery } from './releases.queries.ts';
import { UntestedField } from './untested-field.tsx';

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
  const { smoke: t } = useDialogMessages();
  const { title } = useReleaseMessages().smoke;
  const api = useApi();
  const params = { application, version };
  const { data, isError, refetch } = useQuery(smokeQuery(api, params));
  const order = useAction({
    run: (once) => once.call(calls.releases.orderSmoke, { params }),
    changes: [],
    onDone: () => void refetch(),
  });
  if (version === '') return null;
  return (
    <section className={styles.part} aria-label={title}>
      <SmokeFindings
        standing={data}
        isLost={isError}
        onRetry={() => void refetch()}
        read={(number) => readSmokePicture(api, params, number)}
      />
      {data && !isUnderWay(data) && (
        <Button busy={order.pending} onClick={() => void order.run()}>
          {data.report ? t.again : t.order}
        </Button>
      )}
      {data && data.report?.passed !== false && (
        <UntestedField checked={untested} onChange={onUntested} />
      )}
    </section>
  );
}
