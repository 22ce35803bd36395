/** What the open extensions do on the server. A line each. */
export {};
