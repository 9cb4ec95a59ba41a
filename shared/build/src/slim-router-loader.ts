import type { Rspack } from '@rsbuild/core';

/** What marks the module that all of these stand in; the router's other modules stay as they are. */
const whole = 'function PrefetchPageLinks(';

/** What stands in the router, and what is read in its place. */
const cuts: readonly (readonly [string, string])[] = [
  // Pages are loaded ahead by the shell's own intent: no link names `prefetch`.
  [
    'let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(\n      prefetch,\n      rest\n    );',
    'const shouldPrefetch = false, prefetchRef = null, prefetchHandlers = null;',
  ],
  // Without a data router there are neither loaders nor their errors.
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = undefined;'],
  // A name for developer tools would keep the form of data routers, and all that submits it.
  ['Form.displayName = "Form";', ''],
  ['var Form = React10.forwardRef(', 'var Form = /* @__PURE__ */ React10.forwardRef('],
  [
    'var RenderErrorBoundary = class extends React2.Component {',
    'var RenderErrorBoundary = /* @__PURE__ */ (() => class extends React2.Component {',
  ],
  ['};\nRenderErrorBoundary.contextType = RSCRouterContext;', '})();'],
  [
    'return isDataRoute ? useNavigateStable() : useNavigateUnstable();',
    'return useNavigateUnstable();',
  ],
  ['useViewTransitionState(path) && viewTransition === true;', 'false;'],
];

/** Where pages are drawn to a text, nobody clicks on their links, of which a list has a hundred. */
const cutsOfDrawing: typeof cuts = [
  [
    'let internalOnClick = useLinkClickHandler(to, {',
    'let internalOnClick = (() => undefined)(to, {',
  ],
  // They are compared as a text with those of the rendering before, and there is one.
  [
    `let routePathnamesJson = JSON.stringify(getResolveToMatches(matches));
  return React2.useMemo(
    () => resolveTo(
      to,
      JSON.parse(routePathnamesJson),
      locationPathname,
      relative === "path"
    ),
    [to, routePathnamesJson, locationPathname, relative]
  );`,
    'return resolveTo(to, getResolveToMatches(matches), locationPathname, relative === "path");',
  ],
];

/**
 * Cuts what the declarative mode never runs out of the router.
 *
 * @param options `draws`: whether it is for where pages are drawn to a text
 * @throws Error where the router is not the one that this was written for: look again at what it holds
 */
export function slim(source: string, { draws = false }: { draws?: boolean } = {}): string {
  if (!source.includes(whole)) return source;
  return [...cuts, ...(draws ? cutsOfDrawing : [])].reduce((text, [from, to]) => {
    if (text.split(from).length !== 2) throw new Error(`The router has no longer one: ${from}`);
    return text.replace(from, () => to);
  }, source);
}

const loader: Rspack.LoaderDefinition<{ draws?: boolean }> = function (source) {
  return slim(source, this.getOptions());
};

export default loader;
