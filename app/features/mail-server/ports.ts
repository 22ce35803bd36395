/** Those of mail servers, so that the site can’t be used to knock at others; first the one that most want. */
export const PORTS = ['587', '465', '2525', '25'] as const;
