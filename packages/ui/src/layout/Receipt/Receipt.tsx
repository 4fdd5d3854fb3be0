import type { ComponentPropsWithRef, ReactNode } from 'react';
import {
  type Description,
  DescriptionList,
} from '../../components/data/DescriptionList/DescriptionList.tsx';
import { CheckIcon, CloseIcon } from '../../components/media/Icon/controlIcons.ts';
import { Logo } from '../../drawings/Logo.tsx';
import * as S from './Receipt.styles.ts';

export const receiptOutcomes = ['success', 'failure'] as const;
export type ReceiptOutcome = (typeof receiptOutcomes)[number];

export interface ReceiptProps extends Omit<ComponentPropsWithRef<'main'>, 'children'> {
  outcome: ReceiptOutcome;
  /** The outcome in words: the one heading of the page; it takes the focus when the page is entered. */
  heading: string;
  /** The product, said by the mark at the end of the head. */
  brandName: string;
  /** Without any, only the head stands. */
  items: readonly Description[];
  /** What to do about a failure. */
  note?: ReactNode;
  /** Buttons that copy or print; not on paper. */
  actions?: ReactNode;
  /** The way on, under the receipt; not on paper. */
  children?: ReactNode;
}

/** The page of a payment's result: a slip of paper with a clear state at its top. Printed, only the slip is left, in ink. */
export function Receipt({
  outcome,
  heading,
  brandName,
  items,
  note,
  actions,
  children,
  ...rest
}: ReceiptProps) {
  const OutcomeIcon = outcome === 'success' ? CheckIcon : CloseIcon;
  return (
    <S.Root id="content" tabIndex={-1} {...rest}>
      <S.Paper>
        <S.Head>
          <S.Mark data-outcome={outcome}>
            <OutcomeIcon size="large" />
          </S.Mark>
          <S.Heading tabIndex={-1}>{heading}</S.Heading>
          <S.Brand>
            <Logo size={40} label={brandName} />
          </S.Brand>
        </S.Head>
        {items.length > 0 && (
          <S.Rows>
            <DescriptionList items={items} />
          </S.Rows>
        )}
        {note !== undefined && <S.Note>{note}</S.Note>}
        {actions !== undefined && <S.Actions>{actions}</S.Actions>}
      </S.Paper>
      {children !== undefined && <S.WayOn>{children}</S.WayOn>}
    </S.Root>
  );
}
