/**
 * All that the first paint needs is one file: small ones compress badly and cost a request each.
 * It holds all that its modules import, so it never waits for a page, which waits for it.
 * Modules of several pages are in chunks by the pages that use them; a small chunk joins the
 * nearest one. Chunks must not import each other in a cycle, which `refuseChunkCycles` refuses: a
 * larger merge threshold can cause one. The parts of the settings are one chunk: in two, each
 * imported the other. The libraries of the editor and of menus are chunks by name, so that each
 * stays below 40 kB. The other names hold parts that would be merged into chunks that import them.
 */
export const chunkGroups = [
  { name: 'start', tags: ['$initial' as const] },
  {
    name: 'settings',
    test: /features\/settings\/writing|machines\/src\/settings|api\/src\/configuration/,
  },
  {
    name: 'documents',
    test: /node_modules\/(prosemirror-(model|transform|state)|orderedmap)\//,
  },
  { name: 'editor', test: /node_modules\/prosemirror-(view|commands|keymap)\// },
  {
    name: 'collections',
    test: /node_modules\/react-.*\/private\/(selection|collections)\//,
  },
  {
    name: 'lists',
    test: /ui\/src\/.*\/(Card|Drawer|EmptyState|Skeleton|Badge|SearchField|RelativeTime|Page|Arrangement|persian)\/|RowCheckbox|setNativeValue/,
  },
  { name: 'menus', test: /ui\/src\/.*\/(Menu|AnchoredMenu|Kbd)\// },
  { name: 'header', test: /ui\/src\/.*\/(DocumentHeader|Toolbar|Facts)\// },
  {
    name: 'rules',
    test: /packages\/writing\/src\/(script|commands|numbers|rule|remember|tokenize|copyWords|numberOrWord|quoteRule|applyRules|renderText|incremental)/,
  },
  { name: 'numbers', test: /private\/(number\/)?Number(Formatter|Parser)/ },
  { name: 'find', test: /components\/editor\/FindBar\// },
  {
    name: 'purchase',
    test: /features\/packages\/(discountCode|begunPurchases|purchasePorts|refreshAccount)/,
  },
  { name: 'device', test: /packages\/drafts\/src|node_modules\/idb\// },
  {
    name: 'shared',
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 25_000,
  },
];
