import { writeManifest } from '#features/seo/manifest.ts';
import { answerText } from './answer.ts';

export function loader() {
  return answerText(writeManifest(), 'application/manifest+json');
}
