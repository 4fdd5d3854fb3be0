import type { FaultTable } from '../rowFault.ts';

const sounds = 'apps/web/src/features/sounds';
const playback = 'apps/web/src/features/history/editing/playback';
const upload = 'packages/machines/src/sound';
const createSoundKeeping = `${sounds}/createSoundKeeping.ts`;
const requestBody = 'packages/api/src/requestBody.ts';
const soundUpload = `${upload}/soundUpload.ts`;

/** Faults of the rows on the sounds of a device. */
export const deviceSoundFaults: FaultTable = [
  ['X-153', soundUpload, 'ends[recording] ?? offset,', 'ends.at(-1) ?? offset,'],
  ['X-153', soundUpload, 'return allowed && isOwner &&', 'return isOwner &&'],
  ['X-153', soundUpload, 'received: known.received,', 'received: sound.received,'],
  ['X-153', soundUpload, 'return received > offset', 'return received >= 0'],
  [
    'X-153',
    soundUpload,
    'return state.sending?.call === event.call\n        ? takeFailure',
    'return state.sending !== null\n        ? takeFailure',
  ],
  ['X-153', soundUpload, '...(received < offset && { isRepeated: true }),', ''],
  ['X-153', `${upload}/judgeFailure.ts`, "[isNotFound, { kind: 'refused', refusal: 'gone' }],", ''],
  ['X-153', createSoundKeeping, '?.save_transcriptions === true', '?.save_transcriptions !== null'],
  ['X-153', `${sounds}/soundSweep.ts`, '!isOver(sound) && sound.isSent', '!isOver(sound)'],
  ['X-131', `${sounds}/soundDays.ts`, '/ dayLength > days', '/ dayLength > days + 9'],
  ['X-153', createSoundKeeping, 'isSent, isDone }) => isSent &&', 'isDone }) =>'],
  ['X-153', requestBody, 'sizes.reduce((sum, size) => sum + size, 0) /', 'sizes.length * 0 *'],
  ['X-153', soundUpload, "wait(state, 'offline', pause);", "setAside(state, part, 'refused');"],
  ['X-154', `${playback}/stretchTimeline.ts`, '&& !isSkipped(stretch)', '|| isSkipped(stretch)'],
  ['X-154', `${playback}/stretchTimeline.ts`, 'Number.isFinite(length) && length >', 'length >'],
  ['X-154', `${playback}/deviceSound.ts`, 'urls.forEach((url) => URL.revokeObjectURL(url));', ''],
];
