import { watchContent, type TranscriptDocument } from '@nevisa/transcript';
import { type RefObject, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react';
import { createPlayer, type OpenedPlayer } from './createPlayer.ts';
import type { PlaybackChoices } from './playbackChoices.ts';
import { findSegmentSilences } from './soundWords.ts';
import type { SoundSource } from './timeline.ts';
import { watchVisibility } from '../../../../shared/watchVisibility.ts';

export interface PlayerParts {
  readonly source: SoundSource;
  readonly document: TranscriptDocument;
  /** Whether the server keeps a sound of the text at present. */
  readonly hasSound: boolean;
  readonly choices: PlaybackChoices;
  /** The text field of the editor. */
  readonly editor: RefObject<HTMLElement | null>;
}

/** Creates the player of a text; it stops when the text is closed. */
export function usePlayer({
  source,
  document,
  hasSound,
  choices,
  editor,
}: PlayerParts): OpenedPlayer {
  const player = useMemo(
    () =>
      createPlayer({
        source,
        hasSound: false,
        speed: choices.read().speed,
        readSilences: createSilenceReader(document, choices),
      }),
    [source, document, choices],
  );
  useEffect(() => {
    player.start();
    return () => player.stop();
  }, [player]);
  useEffect(() => {
    player.actor.send({ type: 'sound.changed', hasSound });
  }, [player, hasSound]);
  useSpeed(player, choices);
  useVisibility(player);
  useTyping(player, document, choices, editor);
  return player;
}

/** Reads the silences to jump over: found once for the same words, although each frame asks. */
function createSilenceReader(text: TranscriptDocument, choices: PlaybackChoices) {
  let known: { words: unknown; silences: ReturnType<typeof findSegmentSilences> } | null = null;
  return () => {
    if (!choices.read().skipsSilence) {
      return null;
    }
    const words = text.recognised.list();
    known = known?.words === words ? known : { words, silences: findSegmentSilences(words) };
    return known.silences;
  };
}

function useSpeed({ actor }: OpenedPlayer, choices: PlaybackChoices): void {
  const { speed } = useSyncExternalStore(choices.subscribe, choices.read);
  useEffect(() => {
    actor.send({ type: 'rate.chosen', rate: speed });
  }, [actor, speed]);
}

function useVisibility({ actor }: OpenedPlayer): void {
  useEffect(
    () =>
      watchVisibility((isVisible) => {
        if (actor.getSnapshot().status === 'active') {
          actor.send({ type: isVisible ? 'page.shown' : 'page.hidden' });
        }
      }),
    [actor],
  );
}

/** The sound rests while the person types, where they chose that. */
function useTyping(
  { actor }: OpenedPlayer,
  text: TranscriptDocument,
  choices: PlaybackChoices,
  editor: RefObject<HTMLElement | null>,
): void {
  const type = useEffectEvent(() => {
    const { activeElement } = document;
    // A change from elsewhere is no typing.
    if (choices.read().waitsForTyping && editor.current?.contains(activeElement) === true) {
      actor.send({ type: 'text.typed' });
    }
  });
  useEffect(() => watchContent(text, () => type()), [text]);
}
