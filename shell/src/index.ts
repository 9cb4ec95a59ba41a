// Before anything else: remotes expect the federation runtime to be in place.
import './remotes/federation-core.ts';
import './bootstrap.tsx';
