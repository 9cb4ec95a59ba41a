import type { Language } from '@motohaat/domain/language';
import { LanguageContext } from '@motohaat/platform';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useEffect, useMemo } from 'react';
import { useRoutes } from 'react-router-dom';

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
  /** See `DrawnLocation`. */
  drawnSearch?: string | undefined;
  /** Called once when the application is there and listens. */
  onLive?: (() => void) | undefined;
};

/** The whole application. */
export function App({ language, services, queryClient, Router, drawnSearch, onLive }: AppProps) {
  // oxlint-disable-next-line react/exhaustive-deps -- it becomes live once
  useEffect(() => onLive?.(), []);
  return (
    <LanguageContext value={language}>
      <ErrorBoundary renderFallback={() => <LastResort />}>
        <ServicesContext value={services}>
          <QueryClientProvider client={queryClient}>
            <Router>
              <DrawnLocation drawnSearch={drawnSearch}>
                <Routes />
              </DrawnLocation>
            </Router>
          </QueryClientProvider>
        </ServicesContext>
      </ErrorBoundary>
    </LanguageContext>
  );
}

function Routes() {
  const composition = useServices().composition.use((state) => state.composition);
  return useRoutes(useMemo(() => routesOf(composition), [composition]));
}
