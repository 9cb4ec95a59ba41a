/** What a remote exposes: its `src/remote.tsx`. */
declare module 'motohaat-exposed';
