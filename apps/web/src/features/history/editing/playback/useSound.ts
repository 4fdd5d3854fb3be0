import { type RefObject, useRef, useState } from 'react';
import { useAppServices } from '../../../../app/appServices.ts';
import { useIdle } from '../../../../shared/late/useIdle.ts';
import type { History } from '../../data/useHistory.ts';
import type { EditorView } from '../useConversationView.ts';
import type { PlayerCommand } from '../useEditorKeys.ts';
import type { Player } from './player.ts';

export type PlayerCommands = Readonly<Record<PlayerCommand, () => void>>;

/** The sound of a page, as far as the page knows it before the code of the player is there. */
export interface Sound {
  /** The player is there, or may be soon. */
  readonly isPossible: boolean;
  /** The code of the player is not there yet, or has not found out whether there is a sound. */
  readonly isComing: boolean;
  /** Null without a sound, and before it. */
  readonly player: Player | null;
  /** Carries out a key; null without a sound. */
  readonly press: ((command: PlayerCommand) => void) | null;
  /** For `LatePlayerBar`: the player is loaded once the text can be written. */
  readonly isDue: boolean;
  readonly commands: RefObject<PlayerCommands | null>;
  readonly onPlayer: (player: Player | null) => void;
}

/** Holds what the player of the page says about itself. */
export function useSound({
  history,
  view,
}: {
  history: Pick<History, 'user'>;
  view: EditorView;
}): Sound {
  const { sounds } = useAppServices();
  const commands = useRef<PlayerCommands>(null);
  const [player, setPlayer] = useState<Player | null>();
  const isIdle = useIdle();
  const isAtServer = view.facts.conversation?.has_audio === true;
  const isPossible = isAtServer || sounds.isSet(String(history.user.id));
  return {
    isPossible,
    isComing: isPossible && player === undefined,
    player: player ?? null,
    press: player ? (command) => commands.current?.[command]() : null,
    isDue: isPossible && isIdle,
    commands,
    onPlayer: setPlayer,
  };
}
