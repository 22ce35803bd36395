import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { percentDecode } from '#platform/text/decode.ts';

export interface RouteTable {
  getMethods(target: string): string[];
  canStream(target: string): boolean;
}

interface RouteFacts {
  canRead: boolean;
  writes: string[];
  canStream: boolean;
}

/**
 * Reads the build: a route takes the methods in its `handle.methods`, else POST if it has an action; `handle.streams` marks a page whose
 * sections may follow behind skeletons.
 */
export function createRouteTable(routes: ServerBuild['routes']): RouteTable {
  const findBranch = createBranchFinder(listBranches(routes));

  function findFacts(target: string): RouteFacts | undefined {
    const [path = '/', ...query] = target.split('?');
    const branch = findBranch(path.replace(/\/_\.data$/, '/').replace(/^\/_root\.data$|\.data$/, '') || '/');
    const leaf = branch.at(-1);
    const isNamed = new URLSearchParams(query.join('?')).getAll('index').includes('');
    if (!leaf?.index || isNamed) return leaf?.handle;
    const owner = branch.findLast((route, at) => at === 0 || route.path);
    return { ...leaf.handle, writes: owner?.handle.writes };
  }

  return {
    getMethods(target) {
      const facts = findFacts(target);
      return [...(facts?.canRead === false ? [] : ['GET', 'HEAD']), ...(facts?.writes ?? [])];
    },
    canStream: (target) => findFacts(target)?.canStream ?? false,
  };
}

export const openRouteTable: RouteTable = {
  getMethods: () => ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  canStream: () => true,
};

/** From the root to a route that a path can lead to. */
type Branch = RouteObject[];

interface RouteHandle {
  methods?: string[];
  streams?: boolean;
}

function listBranches(routes: ServerBuild['routes']): Branch[] {
  const toBranch = (id: string | undefined): Branch => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return [];
    const { path, index = false, module, parentId } = route;
    const { methods = module?.action ? ['POST'] : [], streams = false }: RouteHandle = module?.handle ?? {};
    const canRead = module?.default !== undefined || module?.loader !== undefined;
    const handle: RouteFacts = { canRead, writes: methods, canStream: streams };
    return [...toBranch(parentId), index ? { index, handle } : { ...(path && { path }), handle }];
  };
  return Object.keys(routes)
    .map(toBranch)
    .filter((branch) => branch.at(-1)?.path || branch.at(-1)?.index);
}

/**
 * React Router's `matchRoutes` compiles and ranks all routes at each call. Here patterns are compiled once, and it ranks each combination
 * of branches that match together once; there are few, whatever is asked for.
 */
function createBranchFinder(branches: Branch[]): (pathname: string) => Branch {
  const compiled = branches.map((branch) => ({ branch, pattern: compile(branch) }));
  const bests = new Map<string, Branch>();

  return (pathname) => {
    const decoded = pathname.split('/').map(decodeSegment).join('/');
    const matching = compiled.filter(({ pattern }) => pattern.test(decoded));
    const key = matching.map(({ pattern }) => pattern.source).join(' ');
    const best =
      bests.get(key) ??
      (
        matchRoutes(
          matching.map(({ branch }) => nest(branch)),
          pathname,
        ) ?? []
      ).map(({ route }) => route);
    bests.set(key, best);
    return best;
  };
}

function nest([route, ...rest]: Branch): RouteObject {
  if (!route || route.index || rest.length === 0) return { ...route };
  return { ...route, children: [nest(rest)] };
}

function compile(branch: Branch): RegExp {
  const segments = branch.flatMap(({ path = '' }) => path.split('/')).filter(Boolean);
  const source = segments.map((segment) => {
    if (segment === '*') return '(?:/.*)?';
    const name = segment.replace(/\?$/, '');
    const literal = RegExp.escape(name.replace(/^:[\w-]+/, ''));
    return `(?:/${name.startsWith(':') ? '[^/]+' : ''}${literal})${name === segment ? '' : '?'}`;
  });
  return new RegExp(`^${source.join('')}/*$`, 'i');
}

function decodeSegment(segment: string): string {
  return percentDecode(segment).replaceAll('/', '%2F');
}
