import { writeManifest } from '#features/seo/manifest.ts';
import { answerText } from './response.ts';

export function loader() {
  return answerText(writeManifest(), 'application/manifest+json');
}
