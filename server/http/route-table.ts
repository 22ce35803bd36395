import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

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
  const tree = toTree(routes, undefined);

  return {
    getMethods(target) {
      const facts = findFacts(tree, target);
      return [...(facts?.canRead === false ? [] : ['GET', 'HEAD']), ...(facts?.writes ?? [])];
    },
    canStream: (target) => findFacts(tree, target)?.canStream ?? false,
  };
}

export const openRouteTable: RouteTable = {
  getMethods: () => ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  canStream: () => true,
};

function toTree(routes: ServerBuild['routes'], parentId: string | undefined): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined && (route.parentId || undefined) === parentId)
    .map((route) => {
      const { id = '', path = '', index = false, module } = route ?? {};
      const { methods = module?.action ? ['POST'] : [], streams = false }: RouteHandle = module?.handle ?? {};
      const canRead = module?.default !== undefined || module?.loader !== undefined;
      const handle: RouteFacts = { canRead, writes: methods, canStream: streams };
      return index ? { id, index, handle } : { id, ...(path && { path }), handle, children: toTree(routes, id) };
    });
}

interface RouteHandle {
  methods?: string[];
  streams?: boolean;
}

function findFacts(tree: RouteObject[], target: string): RouteFacts | undefined {
  const [path = '/', ...query] = target.split('?');
  const pathname = path.replace(/\/_\.data$/, '/').replace(/^\/_root\.data$|\.data$/, '') || '/';
  const branch = (matchRoutes(tree, pathname) ?? []).map(({ route }) => route);
  const leaf = branch.at(-1);
  const isNamed = new URLSearchParams(query.join('?')).getAll('index').includes('');
  if (!leaf?.index || isNamed) return leaf?.handle;
  const owner = branch.findLast((route, at) => at === 0 || route.path);
  return { ...leaf.handle, writes: owner?.handle.writes };
}
