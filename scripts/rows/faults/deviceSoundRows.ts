import type { FaultTable } from '../rowFault.ts';

const sounds = 'apps/web/src/features/sounds';
const playback = 'apps/web/src/features/history/editing/playback';
const upload = 'packages/machines/src/sound';

/** Faults of the rows on the sounds of a device. */
export const deviceSoundFaults: FaultTable = [
  [
    'X-153',
    `${upload}/soundUpload.ts`,
    'const end = Math.min(ends[recording] ?? offset, offset + partSize);',
    'const end = Math.min(ends.at(-1) ?? offset, offset + partSize);',
  ],
  [
    'X-153',
    `${upload}/soundUpload.ts`,
    'return allowed && isOwner && pause === null;',
    'return isOwner && pause === null;',
  ],
  ['X-153', `${upload}/soundUpload.ts`, 'received: known.received,', 'received: sound.received,'],
  ['X-153', `${upload}/soundUpload.ts`, 'return received > offset', 'return received >= 0'],
  [
    'X-153',
    `${upload}/soundUpload.ts`,
    'return state.sending?.call === event.call\n        ? takeFailure',
    'return state.sending !== null\n        ? takeFailure',
  ],
  ['X-153', `${upload}/soundUpload.ts`, '...(received < offset && { isRepeated: true }),', ''],
  ['X-153', `${upload}/judgeFailure.ts`, "[isNotFound, { kind: 'refused', refusal: 'gone' }],", ''],
  [
    'X-153',
    `${sounds}/createSoundKeeping.ts`,
    'this.#configuration()?.save_transcriptions === true',
    'this.#configuration()?.save_transcriptions !== null',
  ],
  ['X-153', `${sounds}/soundSweep.ts`, '!isOver(sound) && sound.isSent', '!isOver(sound)'],
  ['X-131', `${sounds}/soundDays.ts`, '/ dayLength > days', '/ dayLength > days + 9'],
  [
    'X-153',
    `${sounds}/createSoundKeeping.ts`,
    '({ documentId, isSent, isDone }) => isSent && isDone',
    '({ documentId, isDone }) => isDone',
  ],
  [
    'X-153',
    'packages/api/src/requestBody.ts',
    'return sizes.reduce((sum, size) => sum + size, 0) / slowestLine;',
    'return sizes.length * 0 * slowestLine;',
  ],
  [
    'X-153',
    `${upload}/soundUpload.ts`,
    "return wait(state, 'offline', pause);",
    "return setAside(state, part, 'refused');",
  ],
  [
    'X-154',
    `${playback}/stretchTimeline.ts`,
    '(lengths[stretch] ?? 0) > 0 && !isSkipped(stretch)',
    '(lengths[stretch] ?? 0) > 0 || isSkipped(stretch)',
  ],
  [
    'X-154',
    `${playback}/stretchTimeline.ts`,
    '(Number.isFinite(length) && length > 0 ? length : 0)',
    '(length > 0 ? length : 0)',
  ],
  ['X-154', `${playback}/deviceSound.ts`, 'urls.forEach((url) => URL.revokeObjectURL(url));', ''],
];
