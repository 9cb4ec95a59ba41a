import type { Language } from '@motohaat/domain/language';
import { LanguageContext } from '@motohaat/platform';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useMemo } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';

import { ErrorBoundary } from '../pages/error-boundary.tsx';
import { type Services, ServicesContext, useServices } from '../services.ts';
import { DrawnLocation } from './drawn-location.tsx';
import { LastResort } from './last-resort.tsx';
import { routesOf } from './routes.tsx';

type AppProps = {
  /** Of all its words, which are here. */
  language: Language;
  services: Services;
  queryClient: QueryClient;
  /** Where the address comes from. */
  Router: ComponentType<{ children: ReactNode }>;
  /** Those of the composition unless these are given: of a page that is drawn, its own alone. */
  routes?: RouteObject[] | undefined;
  /** See `DrawnLocation`. */
  drawnSearch?: string | undefined;
  /** Called once when the application is there and listens. */
  onLive?: (() => void) | undefined;
};

/** The whole application. */
export function App(props: AppProps) {
  const { language, services, queryClient, Router, routes, drawnSearch, onLive } = props;
  // oxlint-disable-next-line react/exhaustive-deps -- it becomes live once
  useEffect(() => onLive?.(), []);
  return (
    <LanguageContext value={language}>
      <ServicesContext value={services}>
        <ErrorBoundary renderFallback={() => <LastResort />}>
          <QueryClientProvider client={queryClient}>
            <Router>
              <DrawnLocation drawnSearch={drawnSearch}>
                <Routes given={routes} />
              </DrawnLocation>
            </Router>
          </QueryClientProvider>
        </ErrorBoundary>
      </ServicesContext>
    </LanguageContext>
  );
}

function Routes({ given }: { given: RouteObject[] | undefined }) {
  const composition = useServices().composition.use((state) => state.composition);
  return useRoutes(useMemo(() => given ?? routesOf(composition), [given, composition]));
}
