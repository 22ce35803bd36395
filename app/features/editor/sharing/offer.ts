import { optionalText } from '#platform/forms/text-fields.ts';

/** What stands at the end of an article: `solution/ID` or `service/SLUG`; empty for what fits by its text. */
export const offerField = optionalText(600).refine((offer) => offer === '' || OFFER.test(offer), 'Choose a solution or a service');

const OFFER = /^(solution|service)\/\S+$/;
