import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ChevronDownIcon } from '../../media/Icon/controlIcons.ts';
import * as S from './Disclosure.styles.ts';

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  /** The line that is always there; a press opens and closes what it stands for. */
  title: ReactNode;
  /** Stands before the title. */
  icon?: ReactNode;
  /** A word or a figure at the end of the line, such as a `Badge`. */
  aside?: ReactNode;
}

/**
 * Words that are there for whoever wants them. It is the browser's own
 * `details`: open at first with `open`, told by `onToggle`, found by the
 * browser's search even while it is closed.
 */
export function Disclosure({ title, icon, aside, children, ...rest }: DisclosureProps) {
  return (
    <S.Root {...rest}>
      <S.Summary>
        {icon}
        <S.Title>{title}</S.Title>
        {aside}
        <S.Turning>
          <ChevronDownIcon />
        </S.Turning>
      </S.Summary>
      <S.Content>{children}</S.Content>
    </S.Root>
  );
}
