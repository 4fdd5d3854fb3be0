import type { RowFault } from '../rowFault.ts';

const history = 'apps/web/src/features/history';
const useFind = `${history}/editing/find/useFind.ts`;

/** Faults of the rows on the way into an opened text and back to its list. */
export const openedTextFaults: RowFault[] = [
  {
    row: 'X-100',
    file: `${history}/list/useListPlace.ts`,
    from: 'window.scrollTo(0, scroll);',
    to: '',
  },
  {
    row: 'X-100',
    file: `${history}/list/useListPlace.ts`,
    from: 'preventScroll: scroll !== null',
    to: 'preventScroll: true',
  },
  {
    row: 'X-100',
    file: `${history}/list/useListPlace.ts`,
    from: 'member.place.write({ ...place, isOpen: false });',
    to: '',
  },
  {
    row: 'X-100',
    file: `${history}/HistoryScreen.tsx`,
    from: 'useOpenedRow(history, record);',
    to: '',
  },
  {
    row: 'X-122',
    file: useFind,
    from: 'useState(search === null |',
    to: 'useState(search !== null |',
  },
  {
    row: 'X-122',
    file: 'packages/ui/src/components/editor/TranscriptEditor/TranscriptEditor.tsx',
    from: 'editor.current?.reveal(shownHit);',
    to: '',
  },
  { row: 'X-144', file: useFind, from: 'if (isInBar !== true) {', to: 'if (isInBar === true) {' },
  {
    row: 'X-144',
    file: useFind,
    from: 'find.moveTo(step === 1 ? to : from,',
    to: 'find.moveTo(step === 1 ? from : to,',
  },
  {
    row: 'X-144',
    file: useFind,
    from: "if (!find.actor.getSnapshot().hasTag('open')) {",
    to: 'if (!isOpen) {',
  },
  { row: 'X-144', file: useFind, from: 'selectHit(document, hit);', to: '' },
];
