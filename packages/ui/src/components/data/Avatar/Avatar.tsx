import { type ComponentPropsWithRef, useState } from 'react';
import * as S from './Avatar.styles.ts';
import { getInitial } from './initial.ts';

export const avatarSizes = ['small', 'medium', 'large'] as const;
export type AvatarSize = (typeof avatarSizes)[number];

export interface AvatarProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The person's name; the source of the letter. */
  name: string;
  src?: string | null | undefined;
  /**
   * The accessible name. Leave it empty when the name is written beside the avatar.
   * @default ''
   */
  alt?: string;
  /**
   * 32, 40 or 64 px.
   * @default 'medium'
   */
  size?: AvatarSize;
}

/** A person's picture, or the first letter of the name when the picture is missing or fails to load. */
export function Avatar({ name, src, alt = '', size = 'medium', ...rest }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const hasPicture = src !== undefined && src !== null && src !== '' && src !== broken;
  const meaning = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt };
  return (
    <S.Root {...meaning} {...rest} data-size={size}>
      {hasPicture ? (
        <S.Picture src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        <span aria-hidden="true">{getInitial(name)}</span>
      )}
    </S.Root>
  );
}
