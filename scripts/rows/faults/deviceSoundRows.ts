import type { RowFault } from '../rowFault.ts';

const sounds = 'apps/web/src/features/sounds';
const playback = 'apps/web/src/features/history/editing/playback';
const upload = 'packages/machines/src/sound';

/** Faults of the rows on the sounds of a device. */
export const deviceSoundFaults: RowFault[] = [
  {
    row: 'X-153',
    file: `${upload}/soundUpload.ts`,
    from: 'const end = Math.min(ends[recording] ?? offset, offset + partSize);',
    to: 'const end = Math.min(ends.at(-1) ?? offset, offset + partSize);',
  },
  {
    row: 'X-153',
    file: `${upload}/soundUpload.ts`,
    from: 'return allowed && isOwner && pause === null;',
    to: 'return isOwner && pause === null;',
  },
  {
    row: 'X-153',
    file: `${upload}/soundUpload.ts`,
    from: 'received: known.received,',
    to: 'received: sound.received,',
  },
  {
    row: 'X-153',
    file: `${upload}/soundUpload.ts`,
    from: 'return received > offset',
    to: 'return received >= 0',
  },
  {
    row: 'X-153',
    file: `${upload}/soundUpload.ts`,
    from: 'return state.sending?.call === event.call\n        ? takeFailure',
    to: 'return state.sending !== null\n        ? takeFailure',
  },
  {
    row: 'X-153',
    file: `${upload}/soundUpload.ts`,
    from: '...(received < offset && { isRepeated: true }),',
    to: '',
  },
  {
    row: 'X-153',
    file: `${upload}/judgeFailure.ts`,
    from: "404: 'gone',",
    to: '',
  },
  {
    row: 'X-153',
    file: `${sounds}/createSoundKeeping.ts`,
    from: 'this.#configuration()?.save_transcriptions === true',
    to: 'this.#configuration()?.save_transcriptions !== null',
  },
  {
    row: 'X-153',
    file: `${sounds}/soundSweep.ts`,
    from: '!isOver(sound) && sound.isSent',
    to: '!isOver(sound)',
  },
  {
    row: 'X-131',
    file: `${sounds}/soundDays.ts`,
    from: '/ dayLength > days',
    to: '/ dayLength > days + 9',
  },
  {
    row: 'X-153',
    file: `${sounds}/createSoundKeeping.ts`,
    from: '({ documentId, isSent, isDone }) => isSent && isDone',
    to: '({ documentId, isDone }) => isDone',
  },
  {
    row: 'X-153',
    file: 'packages/api/src/requestBody.ts',
    from: 'return sizes.reduce((sum, size) => sum + size, 0) / slowestLine;',
    to: 'return sizes.length * 0 * slowestLine;',
  },
  {
    row: 'X-153',
    file: `${upload}/soundUpload.ts`,
    from: "return wait(state, 'offline', pause);",
    to: "return setAside(state, part, 'refused');",
  },
  {
    row: 'X-154',
    file: `${playback}/stretchTimeline.ts`,
    from: '(lengths[stretch] ?? 0) > 0 && !isSkipped(stretch)',
    to: '(lengths[stretch] ?? 0) > 0 || isSkipped(stretch)',
  },
  {
    row: 'X-154',
    file: `${playback}/stretchTimeline.ts`,
    from: '(Number.isFinite(length) && length > 0 ? length : 0)',
    to: '(length > 0 ? length : 0)',
  },
  {
    row: 'X-154',
    file: `${playback}/deviceSound.ts`,
    from: 'urls.forEach((url) => URL.revokeObjectURL(url));',
    to: '',
  },
];
