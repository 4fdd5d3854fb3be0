import type { ComponentPropsWithRef, ReactNode } from 'react';
import { text } from '../../../foundations/text.ts';
import { Button } from '../../actions/Button/Button.tsx';
import { RetryIcon } from '../../media/Icon/controlIcons.ts';
import { WarningIcon } from '../../media/Icon/toneIcons.ts';
import * as S from './EmptyState.styles.ts';

export interface ErrorStateProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Names the operation that failed. */
  heading: string;
  /**
   * The heading level on the page.
   * @default 2
   */
  level?: 2 | 3 | 4;
  /** An `Illustration`; a warning icon by default. */
  drawing?: ReactNode;
  /** The cause and the possible remedy. */
  sentence?: ReactNode;
  /** Retries the operation; without it there is no button. */
  onRetry?: () => void;
  /** A retry is in progress. */
  retrying?: boolean;
  /** A retry is not possible yet: the button is busy, so that the focus stays on it. */
  waiting?: boolean;
}

/** Replaces content that failed to load: announces the error and offers a retry. */
export function ErrorState({
  heading,
  level = 2,
  drawing,
  sentence,
  onRetry,
  retrying = false,
  waiting = false,
  ...rest
}: ErrorStateProps) {
  return (
    <S.Root role="alert" {...rest}>
      {drawing === undefined ? (
        <S.IconBackground data-tone="danger">
          <WarningIcon size="large" />
        </S.IconBackground>
      ) : (
        <S.Picture>{drawing}</S.Picture>
      )}
      <S.Heading as={`h${level}`}>{heading}</S.Heading>
      {sentence !== undefined && <S.Sentence>{sentence}</S.Sentence>}
      {onRetry !== undefined && (
        <S.Action>
          <Button
            variant="secondary"
            icon={<RetryIcon />}
            busy={retrying}
            waiting={waiting}
            onClick={onRetry}
          >
            {text.retry}
          </Button>
        </S.Action>
      )}
    </S.Root>
  );
}
