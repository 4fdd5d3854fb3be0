import type { FaultTable } from '../rowFault.ts';

const history = 'apps/web/src/features/history';
const opened = 'apps/web/src/features/conversation';
const speakers = `${history}/editing/speakers`;
const useFind = `${history}/editing/find/useFind.ts`;
const useListPlace = `${history}/list/useListPlace.ts`;
const useMountedEditor = 'packages/ui/src/components/editor/TranscriptEditor/useMountedEditor.ts';
const conversationNews = `${opened}/conversationNews.ts`;

/** Faults of the rows on the way into an opened text and back to its list. */
export const openedTextFaults: FaultTable = [
  ['X-100', useListPlace, 'window.scrollTo(0, scroll);', ''],
  ['X-100', useListPlace, ': scroll !== null', ': true'],
  ['X-100', useListPlace, 'member.place.write({ ...place, isOpen: false });', ''],
  ['X-100', `${history}/HistoryScreen.tsx`, 'useOpenedRow(history, record);', ''],
  ['X-122', useFind, 'useState(search === null |', 'useState(search !== null |'],
  ['X-122', useMountedEditor, 'editor.current?.reveal(shownHit);', ''],
  ['X-144', useFind, 'if (isInBar !== true) {', 'if (isInBar === true) {'],
  ['X-144', useFind, 'find.moveTo(step === 1 ? to : from,', 'find.moveTo(step === 1 ? from : to,'],
  ['X-144', useFind, "if (!find.actor.getSnapshot().hasTag('open')) {", 'if (!isOpen) {'],
  ['X-144', useFind, 'selectHit(document, hit);', ''],
  ['X-117', `${history}/data/historyMember.ts`, 'news.tellEverywhere(', 'news.tell('],
  ['X-117', conversationNews, 'isDeleted !== wasDeleted || isNewer;', 'isNewer;'],
  ['X-117', `${opened}/conversations.ts`, '.length === 0 ? [...this.#opened.keys()] : ids;', ';'],
  ['X-141', `${speakers}/useSpeakers.ts`, '&& selected.includes', '&& !selected.includes'],
  ['X-141', `${speakers}/SpeakerMenu.tsx`, 'document, opened.range', 'document, opened.paragraph'],
  ['X-159', `${opened}/conversationPorts.ts`, 'opened.channel.tellChanged();', ''],
  ['X-161', `${opened}/conversationPorts.ts`, 'onSaved(restored.answer);', ''],
  ['X-163', conversationNews, "send({ type: 'document.deleted', failure: outcome.failure });", ''],
  ['X-170', `${speakers}/useParagraphs.ts`, 'moveCaret(document, place.from);', ''],
  ['X-145', 'packages/ui/src/foundations/readDigit.ts', '?:Digit|Numpad)([1-9]', '?:Digit)([1-9]'],
  ['X-114', `${history}/list/HistoryRows.tsx`, 'showAll={!isLong}', 'showAll'],
  ['X-159', `${opened}/conversationLock.ts`, "tell('lock.lost')", 'undefined'],
];
