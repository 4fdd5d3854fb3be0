import type { FaultTable } from '../rowFault.ts';

const playback = 'apps/web/src/features/history/editing/playback';
const marks = 'packages/ui/src/components/editor/TranscriptEditor/spoken';
const times = 'packages/transcript/src/times';
const hearPresses = `${marks}/hearPresses.ts`;
const reviewMachine = 'packages/machines/src/review/reviewMachine.ts';
const useWordOffer = 'apps/web/src/features/history/editing/writing/useWordOffer.ts';
const corrections = `${times}/corrections.ts`;
const wordFollower = `${marks}/WordFollower.ts`;

/** Faults of the rows on the words of a text and their time. */
export const wordFaults: FaultTable = [
  ['X-135', `${playback}/SpokenWord.ts`, '|| this.#player.isPlaying', '|| !this.#player.isPlaying'],
  ['X-135', `${playback}/SpokenWord.ts`, 'seconds === null || !', 'seconds === undefined || !'],
  ['X-135', `${times}/wordTimeline.ts`, 'isTyped ? [] : findWordTimes', 'findWordTimes'],
  ['X-135', hearPresses, 'event.preventDefault();\n        event.stopPropagation();', ''],
  ['X-136', `${times}/wordTimeline.ts`, '= isRising(starts) ? null : sortPlaces(starts)', '= null'],
  [
    'X-136',
    `${playback}/SpokenWord.ts`,
    'if (this.#place.moveTo(seconds)) {',
    'this.#place.moveTo(seconds);\n          {',
  ],
  ['X-136', `${marks}/SpokenMark.ts`, 'if (isChanged || !this.#isInPlace())', 'if (!isChanged)'],
  ['X-142', reviewMachine, 'isCorrected || accepted', 'accepted'],
  ['X-142', reviewMachine, 'new Set([...context.accepted, ...keys]),', 'context.accepted,'],
  ['X-142', `${times}/uncertainWords.ts`, 'word.confidence >=', 'word.confidence >'],
  ['X-142', 'packages/drafts/src/createDrafts.ts', '!isReviewedDraft(each) &&', ''],
  ['X-143', useWordOffer, '|| own.has(foldPersian(correction.written))', ''],
  ['X-143', corrections, '.every((word) => asRecognised.has(toKey(word)))', '.length > 0'],
  ['X-146', wordFollower, 'if (!isInMiddle) {', 'if (isInMiddle) {'],
  ['X-146', wordFollower, "text.addEventListener('beforeinput', leave, options);", ''],
  ['X-146', `${playback}/SpokenWord.ts`, 'this.#isWanted && !this.#isLeft &&', '!this.#isLeft &&'],
];
