import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { BrowserRouter, useRoutes } from 'react-router-dom';

import { ErrorBoundary } from '../pages/error-boundary.tsx';
import { type Services, ServicesContext, useServices } from '../services.ts';
import { LastResort } from './last-resort.tsx';
import { routesOf } from './routes.tsx';

type AppProps = { services: Services; queryClient: QueryClient };

/** The whole application. */
export function App({ services, queryClient }: AppProps) {
  return (
    <ErrorBoundary renderFallback={() => <LastResort />}>
      <ServicesContext value={services}>
        <QueryClientProvider client={queryClient}>
          <BrowserRouter>
            <Routes />
          </BrowserRouter>
        </QueryClientProvider>
      </ServicesContext>
    </ErrorBoundary>
  );
}

function Routes() {
  const composition = useServices().composition.use((state) => state.composition);
  return useRoutes(useMemo(() => routesOf(composition), [composition]));
}
