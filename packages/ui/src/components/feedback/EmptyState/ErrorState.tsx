import type { ComponentPropsWithRef, ReactNode } from 'react';
import { text } from '../../../foundations/text.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { RetryIcon } from '../../media/Icon/controlIcons.ts';
import { WarningIcon } from '../../media/Icon/toneIcons.ts';
import * as S from './EmptyState.styles.ts';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What could not be done. */
  heading: string;
  /**
   * The level of the heading among those of the page.
   * @default 2
   */
  level?: 2 | 3 | 4;
  /** An `Illustration` where there is room; otherwise a warning sign stands there. */
  drawing?: ReactNode;
  /** Why, and what one can do about it. */
  sentence?: ReactNode;
  /** Asks again; without it there is no button. */
  onRetry?: () => void;
  /** It is being asked again. */
  retrying?: boolean;
}

/** Stands where something could not be loaded, is read aloud as it appears, and offers to ask again. */
export function ErrorState({
  heading,
  level = 2,
  drawing,
  sentence,
  onRetry,
  retrying = false,
  ...rest
}: ErrorStateProps) {
  return (
    <S.Root role="alert" {...rest}>
      {drawing === undefined ? (
        <S.IconGround data-tone="danger">
          <WarningIcon size="large" />
        </S.IconGround>
      ) : (
        <S.Picture>{drawing}</S.Picture>
      )}
      <S.Heading as={`h${level}`}>{heading}</S.Heading>
      {sentence !== undefined && <S.Sentence>{sentence}</S.Sentence>}
      {onRetry !== undefined && (
        <S.Action>
          <Button variant="secondary" icon={<RetryIcon />} busy={retrying} onClick={onRetry}>
            {text.retry}
          </Button>
        </S.Action>
      )}
    </S.Root>
  );
}
