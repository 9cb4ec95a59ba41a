import { keyOf } from '@motohaat/api/query-keys';
import * as calls from '@motohaat/contract/calls';
import { useApi } from '@motohaat/platform';
import { usePagedList } from '@motohaat/platform/use-paged-list';
import { Field } from '@motohaat/ui/field';
import { PagedList } from '@motohaat/ui/paged-list';
import { Skeleton } from '@motohaat/ui/skeleton';
import { EmptyState } from '@motohaat/ui/states';
import { Select } from '@motohaat/ui/text-input';
import { useState } from 'react';

import { useConversationsMessages } from '../../messages/conversations/index.ts';
import { ReportedCard } from './reported-card.tsx';

import styles from './conversations.module.css';

const states = ['open', 'closed'] as const;

/** Conversations that were reported, the newest report first: those that wait, or those that are decided. */
export function ConversationList() {
  const t = useConversationsMessages();
  const api = useApi();
  const [state, setState] = useState<(typeof states)[number]>('open');
  const list = usePagedList({
    queryKey: keyOf('reports', 'conversations', state),
    read: (cursor, signal) =>
      api.list(calls.conversations.reported, { query: { state, cursor }, signal }),
  });
  return (
    <>
      <Field label={t.show}>
        <Select
          value={state}
          onChange={({ target }) =>
            setState(states.find((each) => each === target.value) ?? 'open')
          }
        >
          {states.map((each) => (
            <option key={each} value={each}>
              {t.states[each]}
            </option>
          ))}
        </Select>
      </Field>
      <PagedList
        list={list}
        label={t.page.title}
        loading={t.loading}
        failed={t.failed}
        empty={<EmptyState>{t.empty[state]}</EmptyState>}
        skeleton={<Skeleton className={styles.bone} />}
      >
        {(report) => <ReportedCard report={report} />}
      </PagedList>
    </>
  );
}
