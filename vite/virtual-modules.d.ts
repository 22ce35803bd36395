declare module 'virtual:style-integrity' {
  /** `sha384-…` by the URL of a style sheet. */
  const integrity: Partial<Record<string, string>>;
  export default integrity;
}
