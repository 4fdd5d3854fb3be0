import { type ComponentPropsWithRef, useState } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.tsx';
import { RetryIcon } from '../../media/Icon/controlIcons.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as S from './SpokenExample.styles.ts';

/** What a spoken command does with the text: it writes a sign, begins a line, or removes words. */
export type SpokenEffect =
  | { readonly kind: 'writes'; readonly sign: string }
  | { readonly kind: 'breaks' }
  | { readonly kind: 'removes'; readonly words: string };

export interface SpokenExampleProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'aria-label'
> {
  /** The command as it is said, without quotation marks. */
  spoken: string;
  /** The text before the command. */
  text: string;
  effect: SpokenEffect;
  /** The example in one sentence, for screen readers. */
  description: string;
  /** The accessible name of the button that shows the example again. */
  replayLabel: string;
}

/**
 * A spoken command and its effect on a line of text. It is shown once in less than two seconds, and
 * again when the pointer enters or the button is pressed; with reduced motion it is still (WCAG
 * 2.2.2). The last frame has everything, so that nothing is lost with the motion.
 */
export function SpokenExample({
  spoken,
  text,
  effect,
  description,
  replayLabel,
  onPointerEnter,
  ...rest
}: SpokenExampleProps) {
  const [isPlaying, setIsPlaying] = useState(true);
  const play = () => setIsPlaying(true);
  return (
    <S.Root
      {...rest}
      data-playing={isPlaying}
      onPointerEnter={(event) => {
        play();
        onPointerEnter?.(event);
      }}
    >
      <VisuallyHidden>{description}</VisuallyHidden>
      <S.Picture aria-hidden="true">
        <S.Said>
          <S.Voice>
            <i />
            <i />
            <i />
          </S.Voice>
          «{spoken}»
        </S.Said>
        <S.Written onAnimationEnd={() => setIsPlaying(false)}>
          <Result text={text} effect={effect} />
        </S.Written>
      </S.Picture>
      <IconButton size="small" label={replayLabel} icon={<RetryIcon />} onClick={play} />
    </S.Root>
  );
}

function Result({ text, effect }: Pick<SpokenExampleProps, 'text' | 'effect'>) {
  switch (effect.kind) {
    case 'writes':
      return (
        <>
          {text}
          <S.Sign>{effect.sign}</S.Sign>
        </>
      );
    case 'breaks':
      return (
        <>
          {text}
          <S.Break>↵</S.Break>
        </>
      );
    case 'removes':
      return (
        <>
          {text} <S.Removed>{effect.words}</S.Removed>
        </>
      );
  }
}
