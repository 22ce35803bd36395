import type { ServicesPageTexts } from '../documents/services.ts';
import type { Service } from './service.ts';

/** The words of the pages of services, with the services that readers see in their order. */
export interface ServicesTexts extends ServicesPageTexts {
  services: readonly Service[];
}
