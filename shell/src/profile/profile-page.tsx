import type { Profile } from '@motohaat/contract/profile';
import { useApi } from '@motohaat/platform';
import { Skeleton, SkeletonGroup } from '@motohaat/ui/skeleton';
import { FailedState } from '@motohaat/ui/states';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';

import { links } from '../links.ts';
import { useMessages } from '../messages/dashboard/index.ts';
import { useMessages as useShellMessages } from '../messages/index.ts';
import { DeleteAccount } from './delete-account.tsx';
import { EditProfile } from './edit-profile.tsx';
import { MailChoices } from './mail-choices.tsx';
import { MyData } from './my-data.tsx';
import { OwnTeams } from './own-teams.tsx';
import { ProfilePhoto } from './profile-photo.tsx';
import { profileQuery } from './profile.queries.ts';
import { RoleOfAccount } from './role-of-account.tsx';
import { Sessions } from './sessions.tsx';

import styles from './profile-page.module.css';

/** One's own account, for every role: what it says, where it is signed in, what is kept, and the end. */
export default function ProfilePage() {
  const { profile: t } = useMessages();
  const query = useQuery(profileQuery(useApi()));
  return (
    <section className={styles.page} aria-labelledby="profile-title">
      <h1 id="profile-title" className={styles.title}>
        {t.title}
      </h1>
      {query.data ? (
        <Account profile={query.data} />
      ) : query.failureCount > 0 ? (
        <FailedState onRetry={() => void query.refetch()}>{t.failed}</FailedState>
      ) : (
        <SkeletonGroup label={t.loading} className={styles.bones}>
          {[1, 2, 3].map((part) => (
            <Skeleton key={part} className={styles.bone} />
          ))}
        </SkeletonGroup>
      )}
    </section>
  );
}

function Account({ profile }: { profile: Profile }) {
  const { profile: t } = useMessages();
  const { footer } = useShellMessages();
  return (
    <>
      <section className={styles.part} aria-label={t.about}>
        <ProfilePhoto profile={profile} />
        <EditProfile key={profile._id} profile={profile} />
      </section>
      {profile.role !== 'admin' && <RoleOfAccount role={profile.role} />}
      <MailChoices />
      <Sessions />
      <MyData />
      <DeleteAccount profile={profile} />
      <OwnTeams />
      <p className={styles.legal}>
        <Link to={links.href('terms')}>{footer.terms}</Link>{' '}
        <Link to={links.href('privacy')}>{footer.privacy}</Link>
      </p>
    </>
  );
}
