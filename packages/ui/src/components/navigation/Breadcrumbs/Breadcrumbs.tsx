import type { ComponentPropsWithRef, ReactNode } from 'react';
import { text } from '../../../foundations/text.ts';
import { ChevronForwardIcon } from '../../media/Icon/controlIcons.ts';
import { Link } from '../Link/Link.tsx';
import * as S from './Breadcrumbs.styles.ts';

export interface Crumb {
  label: ReactNode;
  href: string;
}

export interface BreadcrumbsProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'> {
  /** From the outermost page to the one above this one. */
  above: readonly Crumb[];
  /** The page one is on. */
  here: ReactNode;
}

/** Where a page stands below others, each of which can be gone back to. */
export function Breadcrumbs({ above, here, ...rest }: BreadcrumbsProps) {
  return (
    <S.Root aria-label={text.breadcrumbs} {...rest}>
      <S.List>
        {above.map(({ label, href }) => (
          <S.Step key={href}>
            <Link href={href} variant="quiet">
              {label}
            </Link>
            <ChevronForwardIcon size="small" />
          </S.Step>
        ))}
        <S.Step>
          <S.Here aria-current="page">{here}</S.Here>
        </S.Step>
      </S.List>
    </S.Root>
  );
}
