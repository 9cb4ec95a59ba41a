import type { Composition } from '@motohaat/contract/composition';
import { shellPages } from '@motohaat/contract/pages';
import type { RouteObject } from 'react-router-dom';

import { LazyPage, LazyPart } from '../pages/lazy-part.tsx';
import { RemotePage } from '../pages/remote-page.tsx';
import { type OwnedRoute, ownedRoutes } from '../remotes/composition.ts';
import { Frame } from './frame.tsx';
import { parts } from './parts.ts';
import { UnknownPath } from './unknown-path.tsx';

const { dashboard: index, profile, notices, messages, team, conversation } = shellPages;

/** The site's routes: those of the composition, in the shell's frames, and the shell's own. */
export function routesOf(composition: Composition): RouteObject[] {
  const owned = ownedRoutes(composition);
  const inFrame = (frame: string) => owned.filter(({ route }) => route.frame === frame).map(page);
  return [
    {
      element: <Frame />,
      children: [
        ...inFrame('site'),
        {
          element: <LazyPart part={parts.dashboardFrame} />,
          children: [
            { path: index.path, element: <LazyPart key="start" part={parts.dashboardStart} /> },
            {
              path: profile.path,
              element: <LazyPage key="profile" title={(t) => t.profile} part={parts.profile} />,
            },
            {
              path: notices.path,
              element: <LazyPage key="notices" title={(t) => t.told} part={parts.notices} />,
            },
            {
              path: messages.path,
              element: <LazyPage key="messages" title={(t) => t.messages} part={parts.messages} />,
            },
            {
              path: team.path,
              element: <LazyPage key="team" title={(t) => t.team} part={parts.team} />,
            },
            {
              path: conversation.path,
              element: <LazyPage key="talk" title={(t) => t.messages} part={parts.conversation} />,
            },
            ...inFrame('dashboard'),
            {
              path: `${index.path}/*`,
              element: <LazyPart key="unknown" part={parts.dashboardUnknown} />,
            },
          ],
        },
        { path: '*', element: <UnknownPath /> },
      ],
    },
  ];
}

/** Those of one page of the site, or of a path that is nobody's: what reads all of them at each drawing takes a tenth of it. */
export function routesOfPage(owner: OwnedRoute | undefined): RouteObject[] {
  const own = owner ? page(owner) : { path: '*', element: <UnknownPath /> };
  return [{ element: <Frame />, children: [own] }];
}

function page({ remote, route }: OwnedRoute): RouteObject {
  const key = `${remote.name}/${route.id}`;
  return { path: route.path, element: <RemotePage key={key} remote={remote} route={route} /> };
}
