import * as core from '@module-federation/runtime/core';

// Remotes are built with `externalRuntime`: they use the shell's copy of the federation runtime,
// which they look for under this name (@module-federation/enhanced 2.9).
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
