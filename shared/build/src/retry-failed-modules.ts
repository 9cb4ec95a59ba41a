import type { RsbuildPlugin, Rspack } from '@rsbuild/core';

/**
 * Forgets a module that threw while it was evaluated, so that a Retry evaluates it again. Rspack 2.3
 * either keeps the half-made module or throws the first error for ever.
 */
export function retryFailedModules(): RsbuildPlugin {
  return {
    name: 'motohaat:retry-failed-modules',
    setup(api) {
      api.modifyRspackConfig((config, { rspack, mergeConfig }) => {
        const { RuntimeGlobals, RuntimeModule } = rspack;
        class RetryFailedModules extends RuntimeModule {
          constructor() {
            super('motohaat retry failed modules');
          }

          override generate(): string {
            return `${RuntimeGlobals.interceptModuleExecution}.push((options) => {
              const { id, factory } = options;
              options.factory = function (...input) {
                try {
                  return factory.apply(this, input);
                } catch (error) {
                  delete ${RuntimeGlobals.moduleCache}[id];
                  throw error;
                }
              };
            });`;
          }
        }
        return mergeConfig(config, {
          output: { strictModuleErrorHandling: false },
          plugins: [
            {
              apply(compiler: Rspack.Compiler) {
                compiler.hooks.thisCompilation.tap(
                  'motohaat:retry-failed-modules',
                  (compilation) => {
                    compilation.hooks.additionalTreeRuntimeRequirements.tap(
                      'motohaat:retry-failed-modules',
                      (chunk, requirements) => {
                        requirements.add(RuntimeGlobals.interceptModuleExecution);
                        requirements.add(RuntimeGlobals.moduleCache);
                        compilation.addRuntimeModule(chunk, new RetryFailedModules());
                      },
                    );
                  },
                );
              },
            },
          ],
        });
      });
    },
  };
}
