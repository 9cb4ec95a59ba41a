import { useApi } from '@motohaat/platform';
import { usePage } from '@motohaat/platform/use-page';
import { Field } from '@motohaat/ui/field';
import { PagedList } from '@motohaat/ui/paged-list';
import { EmptyState } from '@motohaat/ui/states';
import { Select } from '@motohaat/ui/text-input';
import { useQuery } from '@tanstack/react-query';

import { useMailsMessages } from '../../messages/mails/index.ts';
import { FilteredList } from '../../ui/filtered-list.tsx';
import { ListControls } from '../../ui/list-controls.tsx';
import { useListState } from '../../ui/list-state.ts';
import { MailCard } from './mail-card.tsx';
import { mailsQuery } from './mails.queries.ts';

const statuses = ['dead', 'failed'] as const;

/** Mails that were not taken: given up, which admins may have sent again, or tried again by themselves. */
export function MailList() {
  const t = useMailsMessages().list;
  const list = useListState();
  const status = list.one('status', statuses) ?? 'dead';
  const page = usePage(useQuery(mailsQuery(useApi(), { status, cursor: list.cursor })), list);
  const filters = (
    <ListControls>
      <Field label={t.status}>
        <Select
          value={status}
          onChange={({ target: { value } }) =>
            list.set({ status: value === 'dead' ? undefined : value })
          }
        >
          {statuses.map((one) => (
            <option key={one} value={one}>
              {t.statuses[one]}
            </option>
          ))}
        </Select>
      </Field>
    </ListControls>
  );
  return (
    <FilteredList filters={filters}>
      <PagedList
        list={page}
        label={t.label}
        loading={t.loading}
        failed={t.failed}
        empty={<EmptyState>{t.empty[status]}</EmptyState>}
      >
        {(mail) => <MailCard mail={mail} />}
      </PagedList>
    </FilteredList>
  );
}
