import { CheckIcon } from '../../components/media/Icon/controlIcons.ts';
import { DangerIcon } from '../../components/media/Icon/toneIcons.ts';
import { text } from '../../foundations/text.ts';
import * as S from './SettingItem.styles.ts';

export type SaveMarkState = 'saved' | 'failed';

export interface SaveMarkProps {
  /** Nothing is shown without a state. */
  state: SaveMarkState | undefined;
}

/** The mark among actions, as an icon alone: its room is kept, so that no action moves. */
export function ActionSaveMark(mark: SaveMarkProps) {
  return (
    <S.IconPlace>
      <SaveMark {...mark} />
    </S.IconPlace>
  );
}

/** «ذخیره شد» or «ذخیره نشد» beside a control. The page announces the result once, in a live region. */
export function SaveMark({ state }: SaveMarkProps) {
  if (state === undefined) {
    return null;
  }
  return (
    <S.Mark data-state={state} aria-hidden={state === 'saved'}>
      {state === 'saved' ? <CheckIcon size="small" /> : <DangerIcon size="small" />}
      <S.MarkWord>{text.saveMark[state]}</S.MarkWord>
    </S.Mark>
  );
}
