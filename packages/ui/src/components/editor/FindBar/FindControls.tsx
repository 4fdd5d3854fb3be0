import { editorText } from '../../../foundations/text/editorText.ts';
import { text } from '../../../foundations/text.ts';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { ToggleButton } from '../../actions/ToggleButton/ToggleButton.tsx';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon } from '../../media/Icon/controlIcons.ts';
import { ReplaceIcon } from '../../media/Icon/editorIcons.ts';
import type { FindBarProps } from './FindBar.tsx';
import * as S from './FindBar.styles.ts';

const words = editorText.find;

/** The buttons to the previous and the next match. */
export function FindMoves({ count, onMove }: Pick<FindBarProps, 'count' | 'onMove'>) {
  return (
    <S.Moves>
      <IconButton
        label={words.previous}
        keys={['Shift', 'Enter']}
        icon={<ArrowUpIcon />}
        disabled={count === 0}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={words.next}
        keys={['Enter']}
        icon={<ArrowDownIcon />}
        disabled={count === 0}
        onClick={() => onMove(1)}
      />
    </S.Moves>
  );
}

/** The toggles of a search. */
export function FindToggles({ find, onFindChange }: Pick<FindBarProps, 'find' | 'onFindChange'>) {
  return (
    <S.Options>
      <ToggleButton
        size="small"
        variant="secondary"
        pressed={find.wholeWord}
        onPressedChange={(wholeWord) => onFindChange({ ...find, wholeWord })}
      >
        {words.wholeWord}
      </ToggleButton>
      <ToggleButton
        size="small"
        variant="secondary"
        pressed={find.exactLetters}
        onPressedChange={(exactLetters) => onFindChange({ ...find, exactLetters })}
      >
        {words.exactLetters}
      </ToggleButton>
    </S.Options>
  );
}

/** The buttons that unfold the replacement and close the bar. */
export function FindEnds({ replace, onClose }: Pick<FindBarProps, 'replace' | 'onClose'>) {
  return (
    <S.Ends>
      {replace !== undefined && (
        <IconButton
          label={words.replace}
          keys={['Ctrl', 'H']}
          icon={<ReplaceIcon />}
          aria-expanded={replace.open}
          onClick={() => replace.onOpenChange(!replace.open)}
        />
      )}
      <IconButton label={text.close} keys={['Esc']} icon={<CloseIcon />} onClick={onClose} />
    </S.Ends>
  );
}
