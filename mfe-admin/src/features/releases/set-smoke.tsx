import * as calls from '@motohaat/contract/calls';
import type { Member } from '@motohaat/contract/registry';
import { useApi } from '@motohaat/platform';
import { useAction } from '@motohaat/platform/use-action';
import { Button } from '@motohaat/ui/button';
import { SmokeFindings } from '@motohaat/ui/release/smoke-findings';
import { useQuery } from '@tanstack/react-query';

import { useDialogMessages } from '../../messages/releases/dialogs/index.ts';
import { nameOf } from './name-of.ts';
import { isUnderWay, readSmokePicture, setSmokeQuery } from './releases.queries.ts';
import { UntestedField } from './untested-field.tsx';

import styles from './set-dialog.module.css';

type SetSmokeProps = {
  members: readonly Member[];
  untested: boolean;
  onUntested: (untested: boolean) => void;
};

/** What the server's machines found on the pages of a set's releases, each in the company of the others. */
export function SetSmoke({ members, untested, onUntested }: SetSmokeProps) {
  const { sets: t } = useDialogMessages();
  const api = useApi();
  const { data = [], isError, refetch } = useQuery(setSmokeQuery(api, members));
  const order = useAction({
    run: (once) => Promise.all(members.map((member) => orderOne(once, member))),
    changes: [],
    onDone: () => void refetch(),
  });

  function orderOne(once: typeof api, params: Member) {
    const others = members.filter(({ application }) => application !== params.application);
    const set = others.map(({ application, version }) => `${application}@${version}`).join(',');
    return once.call(calls.releases.orderSmoke, { params, query: { with: set } });
  }

  return (
    <section className={styles.smoke} aria-label={t.smoke}>
      <p className={styles.help}>{t.smokeHelp}</p>
      {members.map((member, place) => (
        <div key={member.application} className={styles.member}>
          <p className={styles.legend}>{nameOf(member)}</p>
          <SmokeFindings
            standing={data[place]}
            isLost={isError}
            onRetry={() => void refetch()}
            read={(number) => readSmokePicture(api, member, number)}
          />
        </div>
      ))}
      {!data.some(isUnderWay) && (
        <Button busy={order.pending} onClick={() => void order.run()}>
          {t.order}
        </Button>
      )}
      {!data.some(({ report }) => report?.passed === false) && (
        <UntestedField checked={untested} onChange={onUntested} />
      )}
    </section>
  );
}
