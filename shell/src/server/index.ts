// The shell on the server: what this module exports is the contract of `ShellServer`.
export { draw } from './draw.tsx';
export { shared } from './shared.ts';
