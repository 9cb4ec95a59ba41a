/**
 * A script that must run before React. Shell and remote each have a copy of the code that refreshes
 * components in place, and each finds the one React of the page only through the hook that React's
 * developer tools use, and only if the hook remembers who came before (react-refresh 0.18,
 * `injectIntoGlobalHook`).
 */
export const devtoolsHook = `(() => {
  if (globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__) return;
  const renderers = new Map();
  const ignore = () => {};
  globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    renderers,
    supportsFiber: true,
    inject(renderer) {
      renderers.set(renderers.size + 1, renderer);
      return renderers.size;
    },
    onScheduleFiberRoot: ignore,
    onCommitFiberRoot: ignore,
    onCommitFiberUnmount: ignore,
  };
})();
`;
