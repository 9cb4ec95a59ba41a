// What remotes may use of react-router-dom: the components, hooks and functions that its
// documentation offers in the declarative mode, which is the shell's. What needs loaders and actions
// (`useLoaderData`, `useFetcher`, `Form` …) has no router here that would serve it, and the routers
// themselves are the shell's. See query.ts beside this file.
export type * from 'react-router';
export {
  createPath,
  createRoutesFromChildren,
  createRoutesFromElements,
  createSearchParams,
  generatePath,
  Link,
  matchPath,
  matchRoutes,
  Navigate,
  NavigationType,
  NavLink,
  Outlet,
  parsePath,
  renderMatches,
  resolvePath,
  Route,
  Routes,
  useBeforeUnload,
  useHref,
  useInRouterContext,
  useLinkClickHandler,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useOutlet,
  useOutletContext,
  useParams,
  useResolvedPath,
  useRoutes,
  useSearchParams,
} from 'react-router';
