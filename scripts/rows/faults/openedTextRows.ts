import type { RowFault } from '../rowFault.ts';

const history = 'apps/web/src/features/history';
const opened = 'apps/web/src/features/conversation';
const speakers = `${history}/editing/speakers`;
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
    file: 'packages/ui/src/components/editor/TranscriptEditor/useMountedEditor.ts',
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
  {
    row: 'X-117',
    file: `${history}/data/historyMember.ts`,
    from: 'news.tellEverywhere(',
    to: 'news.tell(',
  },
  {
    row: 'X-117',
    file: `${opened}/conversationNews.ts`,
    from: 'return isDeleted !== wasDeleted || isNewer;',
    to: 'return isNewer;',
  },
  {
    row: 'X-117',
    file: `${opened}/conversations.ts`,
    from: 'ids.length === 0 ? [...this.#opened.keys()] : ids;',
    to: 'ids;',
  },
  {
    row: 'X-141',
    file: `${speakers}/useSpeakers.ts`,
    from: '&& selected.includes(paragraph)',
    to: '&& !selected.includes(paragraph)',
  },
  {
    row: 'X-141',
    file: `${speakers}/SpeakerMenu.tsx`,
    from: 'assignSpeaker(document, opened.range, id);',
    to: 'assignSpeaker(document, opened.paragraph, id);',
  },
  {
    row: 'X-159',
    file: `${opened}/conversationWorld.ts`,
    from: 'opening.channel.tellChanged();',
    to: '',
  },
  {
    row: 'X-161',
    file: `${opened}/conversationWorld.ts`,
    from: 'onSaved(restored.answer);',
    to: '',
  },
  {
    row: 'X-163',
    file: `${opened}/conversationNews.ts`,
    from: "send({ type: 'document.deleted', failure: outcome.failure });",
    to: '',
  },
  {
    row: 'X-170',
    file: `${speakers}/useParagraphs.ts`,
    from: 'moveCaret(document, place.from);',
    to: '',
  },
  {
    row: 'X-145',
    file: 'packages/ui/src/foundations/readDigit.ts',
    from: '(?:Digit|Numpad)([1-9])',
    to: '(?:Digit)([1-9])',
  },
  {
    row: 'X-114',
    file: `${history}/list/HistoryRows.tsx`,
    from: 'showAll={!isLong}',
    to: 'showAll',
  },
  {
    row: 'X-159',
    file: `${opened}/conversationLock.ts`,
    from: "tell('lock.lost')",
    to: 'undefined',
  },
];
