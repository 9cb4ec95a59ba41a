import type { ComponentType } from 'react';

/**
 * What a remote exposes: for each route id of its manifest, how to load the route's component, and for each
 * filling its own (`filling`). The shell names the page's language, in which `withWords` loads the words.
 * The chunk is named after the route (`webpackChunkName`), so that the build can say what to preload.
 */
export type RemoteModule = Record<string, () => Promise<{ default: ComponentType }>>;
