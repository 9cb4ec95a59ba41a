import type { ComponentType } from 'react';

/**
 * What a remote exposes: for each route id of its manifest, how to load the route's component.
 * The chunk is named after the route (`webpackChunkName`), so that the build can say what to preload.
 */
export type RemoteModule = Record<string, () => Promise<{ default: ComponentType }>>;
