import type { FaultTable } from '../rowFault.ts';

const playback = 'apps/web/src/features/history/editing/playback';
const editing = 'apps/web/src/features/history/editing';
const machine = 'packages/machines/src/playback';
const player = 'packages/ui/src/components/media/Player';
const waveform = 'packages/ui/src/components/media/Waveform';
const playbackMachine = `${machine}/playbackMachine.ts`;
const wave = `${waveform}/wave.ts`;
const computeZoomedPart = `${player}/computeZoomedPart.ts`;
const useKeyboardInset = 'packages/ui/src/foundations/useKeyboardInset.ts';

/** Faults of the rows of the sound of an opened text. */
export const soundFaults: FaultTable = [
  [
    'X-153',
    `${playback}/followPlace.ts`,
    'handle = requestAnimationFrame(frame);\n      this.#tick();',
    'setTimeout(frame, 250);\n      this.#tick();',
  ],
  [
    'X-153',
    playbackMachine,
    "{ guard: 'isLinkOld', target: 'linking', actions: ['want', 'unlockSound'] },",
    '',
  ],
  ['X-153', `${machine}/soundingState.ts`, "'audio.refused': '#paused',", ''],
  ['X-131', playbackMachine, "{ target: 'noAudio' }", "{ target: 'idle' }"],
  ['X-147', `${machine}/playbackSetup.ts`, "type: 'step', seconds: -1", "type: 'step', seconds: 0"],
  ['X-147', playbackMachine, "'text.typed': { target: 'typing', reenter: true },", ''],
  ['X-148', 'apps/web/src/shared/shortcuts/editorPress.ts', "'KeyE', 'KeyF'", "'KeyE'"],
  [
    'X-148',
    'apps/web/src/shared/shortcuts/editorPress.ts',
    'findAction(press, defaultEditorPresses) === null ? event : null',
    'event',
  ],
  ['X-148', `${editing}/useEditorKeys.ts`, ": 'playSlower',", ": 'playFaster',"],
  ['X-148', `${editing}/useEarlyKeys.ts`, 'pressAgain(event);', ''],
  ['X-148', `${player}/PlayerTools.tsx`, '() => onStep(-playerStep)', '() => onStep(playerStep)'],
  ['X-149', `${machine}/playbackParts.ts`, '? tenths / 10 : 1', '? tenths / 10 : speed'],
  ['X-149', `${playback}/createElementTimeline.ts`, 'this.#audio.defaultPlaybackRate = rate;', ''],
  ['X-150', `${playback}/playbackMoves.ts`, '> shortestSilence', '> 2 * shortestSilence'],
  ['X-150', `${playback}/playbackMoves.ts`, 'start - heardSilence]', 'start]'],
  ['X-151', `${editing}/playback/useLoop.ts`, 'player.playSpan(span);', 'player.loop(span);'],
  ['X-151', `${playback}/playbackMoves.ts`, '? { seek: part.start }', '? null'],
  ['X-151', `${machine}/playbackParts.ts`, 'seconds < part.end', 'seconds < Infinity'],
  ['X-152', wave, '.filter(({ from, until }) => until >= start && from <= end)', ''],
  ['X-152', computeZoomedPart, 'Math.min(page * zoomedLength, last)', 'page * zoomedLength'],
  ['X-153', `${machine}/soundingState.ts`, "after: { linkAge: '.renewing' },", ''],
  ['X-153', `${machine}/playbackSetup.ts`, 'const mostRenewals = 1;', 'const mostRenewals = 3;'],
  ['X-153', `${playback}/playbackView.ts`, 'if (!isOnline || failure?.kind', 'if (failure?.kind'],
  ['X-154', `${playback}/createElementTimeline.ts`, '&& Number.isFinite(duration) ?', '?'],
  ['X-155', `${playback}/playbackView.ts`, "=== 'audio/mpeg'", "!== 'audio/mpeg'"],
  ['X-170', `${player}/PlayerTools.tsx`, 'label={playerText.label}>', 'label="">'],
  ['X-171', useKeyboardInset, "view.addEventListener('scroll', update);", ''],
  ['X-171', useKeyboardInset, '.scale === 1 ?', '.scale > 0 ?'],
  ['X-171', `${player}/useDoubleTap.ts`, 'share < sideShare ? -step : step', 'step'],
];
