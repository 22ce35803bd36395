declare module '@adobe/structured-data-validator' {
  export default class Validator {
    constructor(schemaOrgJson?: object);
    /** Takes what was found on a page: by format, the root nodes by their types. */
    validate(found: {
      jsonld: Record<string, object[]>;
    }): Promise<{ issueMessage: string; severity: 'ERROR' | 'WARNING'; path: { type?: string; property?: string }[] }[]>;
  }
}
