import type { RowFault } from '../rowFault.ts';

const playback = 'apps/web/src/features/history/editing/playback';
const editing = 'apps/web/src/features/history/editing';
const machine = 'packages/machines/src/playback';
const player = 'packages/ui/src/components/media/Player';
const waveform = 'packages/ui/src/components/media/Waveform';

/** Faults of the rows of the sound of an opened text. */
export const soundFaults: RowFault[] = [
  {
    row: 'X-153',
    file: `${playback}/followPlace.ts`,
    from: 'handle = requestAnimationFrame(frame);\n      this.#tick();',
    to: 'setTimeout(frame, 250);\n      this.#tick();',
  },
  {
    row: 'X-153',
    file: `${machine}/playbackMachine.ts`,
    from: "{ guard: 'isLinkOld', target: 'linking', actions: ['want', 'unlockSound'] },",
    to: '',
  },
  {
    row: 'X-153',
    file: `${machine}/soundingState.ts`,
    from: "'audio.refused': '#paused',",
    to: '',
  },
  {
    row: 'X-131',
    file: `${machine}/playbackMachine.ts`,
    from: "{ guard: 'hasSoundAtFirst', target: 'idle' }, { target: 'noAudio' }",
    to: "{ guard: 'hasSoundAtFirst', target: 'idle' }, { target: 'idle' }",
  },
  {
    row: 'X-147',
    file: `${machine}/playbackSetup.ts`,
    from: "{ type: 'step', seconds: -1 }",
    to: "{ type: 'step', seconds: 0 }",
  },
  {
    row: 'X-147',
    file: `${machine}/playbackMachine.ts`,
    from: "'text.typed': { target: 'typing', reenter: true },",
    to: '',
  },
  {
    row: 'X-148',
    file: 'apps/web/src/shared/shortcuts/editorPress.ts',
    from: "['KeyD', 'KeyE', 'KeyF'].includes(code)",
    to: "['KeyD', 'KeyE'].includes(code)",
  },
  {
    row: 'X-148',
    file: 'apps/web/src/shared/shortcuts/editorPress.ts',
    from: 'findAction(press, defaultEditorPresses) === null ? event : null',
    to: 'event',
  },
  {
    row: 'X-148',
    file: `${editing}/useEditorKeys.ts`,
    from: "BracketLeft: 'playSlower',",
    to: "BracketLeft: 'playFaster',",
  },
  {
    row: 'X-148',
    file: `${editing}/useEarlyKeys.ts`,
    from: 'pressAgain(event);',
    to: '',
  },
  {
    row: 'X-148',
    file: `${player}/PlayerTools.tsx`,
    from: 'onClick={() => onStep(-playerStep)}',
    to: 'onClick={() => onStep(playerStep)}',
  },
  {
    row: 'X-149',
    file: `${machine}/playbackParts.ts`,
    from: '? tenths / 10 : 1',
    to: '? tenths / 10 : speed',
  },
  {
    row: 'X-149',
    file: `${playback}/createElementTimeline.ts`,
    from: 'this.#audio.defaultPlaybackRate = rate;',
    to: '',
  },
  {
    row: 'X-150',
    file: `${playback}/playbackMoves.ts`,
    from: 'start - before > shortestSilence',
    to: 'start - before > 2 * shortestSilence',
  },
  {
    row: 'X-150',
    file: `${playback}/playbackMoves.ts`,
    from: 'start - heardSilence]',
    to: 'start]',
  },
  {
    row: 'X-151',
    file: `${editing}/playback/useLoop.ts`,
    from: 'player.playSpan(span);',
    to: 'player.loop(span);',
  },
  {
    row: 'X-151',
    file: `${playback}/playbackMoves.ts`,
    from: 'part.isLooping ? { seek: part.start }',
    to: 'part.isLooping ? null',
  },
  {
    row: 'X-151',
    file: `${machine}/playbackParts.ts`,
    from: 'seconds < part.end ? part',
    to: 'seconds < Infinity ? part',
  },
  {
    row: 'X-152',
    file: `${waveform}/wave.ts`,
    from: '.filter(({ from, until }) => until >= start && from <= end)',
    to: '',
  },
  {
    row: 'X-152',
    file: `${player}/zoomedPart.ts`,
    from: 'Math.min(page * zoomedLength, last)',
    to: 'page * zoomedLength',
  },
  {
    row: 'X-153',
    file: `${machine}/soundingState.ts`,
    from: "after: { linkAge: '.renewing' },",
    to: '',
  },
  {
    row: 'X-153',
    file: `${machine}/playbackSetup.ts`,
    from: 'const mostRenewals = 1;',
    to: 'const mostRenewals = 3;',
  },
  {
    row: 'X-153',
    file: `${playback}/playbackView.ts`,
    from: 'if (!isOnline || failure?.kind',
    to: 'if (failure?.kind',
  },
  {
    row: 'X-154',
    file: `${playback}/createElementTimeline.ts`,
    from: 'this.#isLoaded && Number.isFinite(duration) ?',
    to: 'this.#isLoaded ?',
  },
  {
    row: 'X-155',
    file: `${playback}/playbackView.ts`,
    from: "link?.mimeType === 'audio/mpeg'",
    to: "link?.mimeType !== 'audio/mpeg'",
  },
  {
    row: 'X-170',
    file: `${player}/PlayerTools.tsx`,
    from: '<Toolbar label={playerText.label}>',
    to: '<Toolbar label="">',
  },
  {
    row: 'X-171',
    file: 'packages/ui/src/foundations/useKeyboardInset.ts',
    from: "view.addEventListener('scroll', update);",
    to: '',
  },
  {
    row: 'X-171',
    file: 'packages/ui/src/foundations/useKeyboardInset.ts',
    from: 'view.scale === 1 ?',
    to: 'view.scale > 0 ?',
  },
  {
    row: 'X-171',
    file: `${player}/useDoubleTap.ts`,
    from: 'share < sideShare ? -step : step',
    to: 'step',
  },
];
