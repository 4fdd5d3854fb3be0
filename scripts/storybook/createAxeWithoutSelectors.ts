import type { Plugin } from 'vite';

const prepares = 'axe._selectorData = _getSelectorData(context.flatTree);';

/**
 * Lets axe prepare no selectors in an inspected page. The inspection names elements, so it asks for none, and axe indexes
 * all classes and attributes of the page for them in each run.
 *
 * @throws when axe does this otherwise: look for the new place.
 */
export function createAxeWithoutSelectors(): Plugin {
  return {
    name: 'nevisa-axe-without-selectors',
    enforce: 'pre',
    transform: {
      filter: { id: /axe-core[\\/]axe\.js/ },
      handler: (code) => {
        if (!code.includes(prepares)) {
          throw new Error('axe prepares its selectors at another place.');
        }
        return code.replace(
          prepares,
          `if ('inspectsStories' in globalThis) { axe._selectorData = {}; } else { ${prepares} }`,
        );
      },
    },
  };
}
