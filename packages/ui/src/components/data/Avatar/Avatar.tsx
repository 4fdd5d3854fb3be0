import { type ComponentPropsWithRef, useState } from 'react';
import * as S from './Avatar.styles.ts';
import { initialsOf, lookOf } from './initials.ts';

export const avatarSizes = ['small', 'medium', 'large'] as const;
export type AvatarSize = (typeof avatarSizes)[number];

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Whose picture it is; its initials stand in when there is none. */
  name: string;
  src?: string | null | undefined;
  /**
   * What the picture says. Empty when the name is written beside it.
   * @default ''
   */
  alt?: string;
  /**
   * 32, 40 or 64 px.
   * @default 'medium'
   */
  size?: AvatarSize;
}

/** A person's picture, or the initials of the name when there is none or it does not load. */
export function Avatar({ name, src, alt = '', size = 'medium', ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const hasPicture = src !== undefined && src !== null && src !== '' && src !== broken;
  const meaning = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <S.Root {...meaning} {...rest} data-size={size} data-look={lookOf(name)}>
      {hasPicture ? (
        <S.Picture
          src={src}
          alt=""
          onError={() => {
            setBroken(src);
          }}
        />
      ) : (
        <span aria-hidden="true">{initialsOf(name)}</span>
      )}
    </S.Root>
  );
}
