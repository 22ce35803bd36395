import type { CheckedSite } from '../findings/checked-site.server.ts';
import { type Finding, hint, well, wrong } from '../findings/checkup.ts';

/** The first Node whose `node:crypto` has argon2. */
const OLDEST_NODE = [24, 7];

/** Node, SQLite and Byline, and whether the build is of the source beside it. */
export async function checkVersions(
  { code }: Pick<CheckedSite, 'code'>,
  versions: NodeJS.ProcessVersions = process.versions,
): Promise<Finding[]> {
  return [checkNode(versions), well(`Byline ${code.release}.`), ...checkBuild(code.build)];
}

function checkNode({ node, sqlite = 'unknown' }: NodeJS.ProcessVersions): Finding {
  const [major = 0, minor = 0] = node.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = OLDEST_NODE;
  const isOld = major < oldestMajor || (major === oldestMajor && minor < oldestMinor);
  if (isOld) return wrong(`Node ${node} is too old.`, `Install Node ${OLDEST_NODE.join('.')} or newer.`);
  return well(`Node ${node} with SQLite ${sqlite}.`);
}

function checkBuild(build: CheckedSite['code']['build']): Finding[] {
  if (build === 'running') return [];
  if (build === 'fresh') return [well('The build is of this source.')];
  return [
    hint('There is no build of this source.', 'The next npm start builds it, which takes a minute; npm run build does it beforehand.'),
  ];
}
