/**
 * The oldest browsers that the app supports, by their version. The build compiles for
 * them, `page-check.js` tests for them, and a guard refuses what they lack.
 */
export const supportedBrowsers = { chrome: 120, edge: 120, firefox: 128, safari: 17.4 } as const;

/** The supported browsers in the words of the bundler. */
export const buildTarget = Object.entries(supportedBrowsers).map(
  ([name, version]) => `${name}${version}`,
);
