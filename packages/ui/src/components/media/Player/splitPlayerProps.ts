import type { PlayerProps } from './playerProps.ts';

const ownNames = [
  'state',
  'message',
  'duration',
  'position',
  'subscribePosition',
  'peaks',
  'uncertain',
  'wordsIn',
  'keys',
  'speed',
  'silence',
  'typing',
  'following',
  'loop',
  'downloading',
  'onPlayPress',
  'onPausePress',
  'onSeek',
  'onStep',
  'onSpeedChange',
  'onSilenceChange',
  'onTypingChange',
  'onFollowingChange',
  'onLoopChange',
  'onSelectionPlay',
  'onDownload',
] as const;

type OwnName = (typeof ownNames)[number];

/** The props of the player, and those of its root. */
export function splitPlayerProps(
  props: PlayerProps,
): [Pick<PlayerProps, OwnName>, Omit<PlayerProps, OwnName>] {
  const names: ReadonlySet<string> = new Set(ownNames);
  const entries = Object.entries(props);
  return [
    Object.fromEntries(entries.filter(([name]) => names.has(name))) as unknown as Pick<
      PlayerProps,
      OwnName
    >,
    Object.fromEntries(entries.filter(([name]) => !names.has(name))),
  ];
}
