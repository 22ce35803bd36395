import { writeManifest } from '#features/seo/manifest.ts';
import { textResponse } from './response.ts';

export function loader() {
  return textResponse(writeManifest(), 'application/manifest+json');
}
