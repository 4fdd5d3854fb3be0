import type { ComponentPropsWithRef } from 'react';
import * as S from './Skeleton.styles.ts';

export const skeletonShapes = ['text', 'heading', 'control', 'circle', 'block'] as const;
export type SkeletonShape = (typeof skeletonShapes)[number];

export type SkeletonSize = 'small' | 'medium' | 'large';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /**
   * The shape of the expected content: lines of text, a heading, a control, an avatar,
   * or a block that fills its container.
   * @default 'text'
   */
  shape?: SkeletonShape;
  /**
   * The number of `text` lines; the last of several is shorter.
   * @default 1
   */
  lines?: number;
  /**
   * The size of a `heading`: of a section, of a page, or of a price.
   * @default 'medium'
   */
  size?: SkeletonSize;
}

/**
 * A placeholder in the size and position of content that is loading. It is decorative:
 * the container has `aria-busy`, and a `LiveRegion` or `Spinner` announces the wait.
 */
export function Skeleton({ shape = 'text', lines = 1, size = 'medium', ...rest }: SkeletonProps) {
  return (
    <S.Root {...rest} aria-hidden="true" data-shape={shape} data-size={size}>
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_, line) => (
        <S.Bar key={line} />
      ))}
    </S.Root>
  );
}
