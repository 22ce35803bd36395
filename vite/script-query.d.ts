declare module '*?script' {
  /** A function expression. */
  const script: string;
  export default script;
}
