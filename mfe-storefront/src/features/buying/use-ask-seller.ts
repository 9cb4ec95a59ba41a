import { openConversation } from '@motohaat/api/conversations';
import { type Action, useAction } from '@motohaat/platform/use-action';
import { useNavigate } from 'react-router-dom';

import { links } from '../../links.ts';

/** Opens the conversation about a bike with its seller, and leads there. */
export function useAskSeller(productId: string): Action<void> {
  const navigate = useNavigate();
  return useAction({
    ...openConversation,
    run: (api) => openConversation.run(api, { productId }),
    onDone: ({ insertedId: id }) => void navigate(links.href('conversation', { id })),
  });
}
