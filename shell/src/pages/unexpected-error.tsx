import { SomethingWentWrong } from '@motohaat/ui/something-went-wrong';
import { useNavigate } from 'react-router-dom';

import { links } from '../links.ts';
import { useMessages } from '../messages/index.ts';
import { useServices } from '../services.ts';
import { PageTitle } from './page-title.tsx';

type UnexpectedErrorProps = {
  /** A sentence that is safe to show. */
  message?: string;
  onRetry: () => void;
};

/** 'Something Went Wrong', with its Logout leading to the sign-in page. */
export function UnexpectedError({ message, onRetry }: UnexpectedErrorProps) {
  const { fallback: t } = useMessages();
  const { platform } = useServices();
  const navigate = useNavigate();
  const logout = () => {
    void platform.session.signOut();
    void navigate(links.href('sign-in'));
  };
  return (
    <>
      <PageTitle />
      <SomethingWentWrong message={message ?? t.unexpected} onLogout={logout} onRetry={onRetry} />
    </>
  );
}
